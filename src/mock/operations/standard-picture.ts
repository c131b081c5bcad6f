import { fromBase64 } from '../http/base64.ts';

/** The default avatar, for the reading that sets one when no file is sent: a PNG of 64 by 64 pixels. */
export const standardPicture: Uint8Array = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEXe4uaGjpZ1h6pNAAAAdUlEQVR42sXPsQ2AIBQEUIiFJSM4' +
    'CqPBaIziCJQWhjPfwy/GSGIs/A2vOu6M+elcrvBrRSgVAF8LxCsGID1gBOYP6CTfa2jDs7Ou0F2v7sjRTx3AIA8wOgCltmCPQZA4gjOc' +
    'ILeYBAtjGKQIgtIC+3VhiajYAJTMn4WXDZ+fAAAAAElFTkSuQmCC',
);

import { fromBase64 } from '../http/base64.ts';

/** The picture of nobody in particular, where a reading gives one to whoever sends none: a PNG of 64 by 64 points. */
export const standardPicture: Uint8Array = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEXe4uaGjpZ1h6pNAAAAdUlEQVR42sXPsQ2AIBQEUIiFJSM4' +
    'CqPBaIziCJQWhjPfwy/GSGIs/A2vOu6M+elcrvBrRSgVAF8LxCsGID1gBOYP6CTfa2jDs7Ou0F2v7sjRTx3AIA8wOgCltmCPQZA4gjOc' +
    'ILeYBAtjGKQIgtIC+3VhiajYAJTMn4WXDZ+fAAAAAElFTkSuQmCC',
);

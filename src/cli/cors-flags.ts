import type { CorsSetting } from '../mock/http/cors.ts';
import { UsageError } from './usage-error.ts';

interface CorsFlags {
  readonly cors: boolean;
  readonly corsOrigin?: readonly string[];
}

/** An origin as browsers send it: scheme, host and port without anything behind. */
const originOf = (text: string): string => {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null' && origin === text.replace(/\/$/, '').toLowerCase()) return origin;
  throw new UsageError(
    `--cors-origin takes an origin such as http://localhost:5173 (scheme, host and port), found ${text}.`,
  );
};

/** Pages of which origins may call, by the flags. */
export const corsOf = ({ cors, corsOrigin }: CorsFlags): CorsSetting => {
  if (corsOrigin === undefined) return cors;
  if (cors) return corsOrigin.map(originOf);
  throw new UsageError('--no-cors allows no page to call, --cors-origin allows some. Give only one of them.');
};

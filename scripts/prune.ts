/** Takes from dist/ what was compiled of sources that are gone: a renamed check file would declare its checks twice. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const COMPILED = /\.(d\.ts|js|d\.ts\.map|js\.map)$/;

for (const room of ['conformance', 'src', 'scripts', 'openapi']) {
  const folder = join(dist, room);
  if (!existsSync(folder)) continue;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (COMPILED.test(name) && !existsSync(join(root, room, name.replace(COMPILED, '.ts'))))
      rmSync(join(folder, name));
}

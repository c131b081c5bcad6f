/** Before `npm pack`: compressed pages, and the manifest that users get. `postpack.ts` restores that of the repository. */
import { replaceManifest } from './package/manifest.ts';
import { compressPages } from './package/pages.ts';

await compressPages();
replaceManifest();

/** After the package is packed: package.json as it was. */
import { restoreManifest } from './package/manifest.ts';

restoreManifest();

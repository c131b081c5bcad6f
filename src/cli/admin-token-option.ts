import { Option } from 'commander';

/** `--admin-token`, which the environment may hold instead: a command line can be read by every user of a machine. */
export const adminTokenOption = (says: string): Option =>
  new Option('--admin-token <token>', says).env('CES_ADMIN_TOKEN');

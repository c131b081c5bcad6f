/**
 * The status of a new resident, then the statuses it is given one after the other. Together they cover each
 * change, from every status but deleted to every status.
 */
export const EVERY_WAY = [
  ['active', ['active', 'inactive', 'inactive', 'onLeave', 'onLeave', 'active', 'onLeave', 'deleted']],
  ['onLeave', ['inactive', 'active', 'deleted']],
  ['inactive', ['deleted']],
] as const;

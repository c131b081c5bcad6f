/** Where somebody begins, and where they are moved one after the other: from each status but the last to each. */
export const EVERY_WAY = [
  ['active', ['active', 'inactive', 'inactive', 'onLeave', 'onLeave', 'active', 'onLeave', 'deleted']],
  ['onLeave', ['inactive', 'active', 'deleted']],
  ['inactive', ['deleted']],
] as const;

/**
 * Zones whose clocks differ in the ways that break calendar arithmetic: none at all, half and quarter hours,
 * far east and far west, changes by half an hour, changes at midnight. For the tests of the domain.
 */
export const trickyZones = [
  'UTC',
  'Atlantic/Reykjavik',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

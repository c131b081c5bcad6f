/**
 * What staff may do, in the suite's own terms: the interface gives one of them no name, and a service may call them what
 * it likes. The configuration and the levers use these names.
 */
export const VIEW_ACTIVITIES = 'VIEW_ACTIVITIES';
export const MESSAGE_FAMILY_RESIDENTS = 'MESSAGE_FAMILY_RESIDENTS';

export const permissionNames = [VIEW_ACTIVITIES, MESSAGE_FAMILY_RESIDENTS] as const;
export type Permission = (typeof permissionNames)[number];

/** By name: whether a staff member has it. Nothing is known of a name that is missing. */
export type Permissions = Readonly<Record<string, boolean>>;

interface Holder {
  readonly permissions?: Permissions;
}

/** Whether the configuration says that this person has the permission. */
export const isGranted = ({ permissions }: Holder, name: Permission): boolean => permissions?.[name] === true;

/** Whether the configuration says that this person does not have it. */
export const isDenied = ({ permissions }: Holder, name: Permission): boolean => permissions?.[name] === false;

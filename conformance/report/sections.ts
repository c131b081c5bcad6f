/** The sections of the interface, in its order; those that rule several others stand before them. */
export const sections: readonly string[] = [
  'conventions',
  'authentication',
  'health',
  'facilities',
  'residents',
  'assessments',
  'connections',
  'calendars',
  'activities',
  'activity-attachments',
  'personal-activities',
  'registrations',
  'check-ins',
  'personal-visits',
  'attendance',
  'albums',
  'photos',
  'messages',
  'announcements',
  'family-access',
  'request-comments',
  'transportation',
  'work-requests',
  'flat-examples',
  'events',
];

/** The section a check belongs to: the first word of its id where that is one, else that of its first clause. */
export function sectionOf(id: string, clauseSection: string | undefined): string {
  const [first = id] = id.split('.');
  return sections.includes(first) ? first : (clauseSection ?? first);
}

/** Sorts by section, in the interface's order; what belongs to none comes last. */
export const bySection = (
  left: { section: string; id: string },
  right: { section: string; id: string },
): number =>
  rank(left.section) - rank(right.section) ||
  left.section.localeCompare(right.section) ||
  left.id.localeCompare(right.id);

function rank(section: string): number {
  const at = sections.indexOf(section);
  return at < 0 ? sections.length : at;
}

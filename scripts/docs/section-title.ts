/** Sections whose title is not just their name. */
const TITLES: Readonly<Record<string, string>> = {
  'check-ins': 'Check-ins',
  'control-plane': 'Control plane of the mock',
  levers: 'Levers of the mock',
  situations: 'Situations of the mock',
};

/** What the page calls a section: `flat-examples` is "Flat examples". */
export const sectionTitle = (section: string): string =>
  TITLES[section] ?? `${section.charAt(0).toUpperCase()}${section.slice(1).replaceAll('-', ' ')}`;

/**
 * The ids in a text that holds several with commas between them (the interface: Endpoints, Photos): in their order,
 * each once, without the blanks around it.
 */
export const idsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
];

import { element } from './element.ts';
import { sectionTitle } from '../section-title.ts';
import type { TriedOperation } from './operations.ts';

/** Every operation in one list, by section; `chosen` hears of the one that is taken. */
export const operationChooser = (
  operations: readonly TriedOperation[],
  chosen: (operation: TriedOperation) => void,
): HTMLSelectElement => {
  const sections = [...new Set(operations.map(({ section }) => section))];
  const select = element(
    'select',
    {},
    ...sections.map((section) =>
      element(
        'optgroup',
        { label: sectionTitle(section) },
        ...operations
          .filter((operation) => operation.section === section)
          .map(({ id, summary, isPlanned }) =>
            element('option', { value: id }, isPlanned ? `${summary} (planned)` : summary),
          ),
      ),
    ),
  );
  select.addEventListener('change', () => {
    const operation = operations.find(({ id }) => id === select.value);
    if (operation) chosen(operation);
  });
  return select;
};

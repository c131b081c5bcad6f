import type { Listed } from '../answers.ts';
import { usePreview } from '../use-preview.ts';
import { Pick } from './pick.tsx';
import type { Asked } from '../use-asked.ts';

export interface Facility {
  readonly id: string;
  readonly name: string;
}

/** The facilities that the acting user sees. */
export const useFacilities = (): Asked<Listed<Facility>> => usePreview<Listed<Facility>>('/facilities');

interface FacilitySelectProps {
  readonly facilities: readonly Facility[];
  readonly value: string;
  readonly take: (id: string) => void;
}

export const FacilitySelect = ({ facilities, value, take }: FacilitySelectProps) => (
  <Pick
    label="Facility"
    options={facilities.map(({ id }) => id)}
    nameOf={(id) => facilities.find((one) => one.id === id)?.name ?? id}
    {...{ value, take }}
  />
);

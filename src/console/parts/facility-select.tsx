import type { Listed } from '../answers.ts';
import { usePreview } from '../use-preview.ts';
import { Pick } from './pick.tsx';
import type { Asked } from '../use-asked.ts';

export interface Facility {
  readonly id: string;
  readonly name: string;
}

/** The facilities that the acting user sees, and the one of them that is shown. */
export const useFacilities = (
  id: string | undefined,
): Asked<Listed<Facility>> & {
  readonly facilities: readonly Facility[];
  readonly facility?: string | undefined;
} => {
  const asked = usePreview<Listed<Facility>>('/facilities');
  const facilities = asked.value?.data ?? [];
  return { ...asked, facilities, facility: (facilities.find((one) => one.id === id) ?? facilities[0])?.id };
};

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

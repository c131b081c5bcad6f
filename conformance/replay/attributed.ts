import { memberPath } from '../kit/fault.ts';
import type { Finding } from '../kit/record.ts';
import { leaves } from '../story/leaves.ts';
import type { Leaf } from '../story/leaves.ts';

/** The values of the recorded answer that a finding is about; empty if it is about the status or no single value. */
export const attributedValues = ({ members = [] }: Finding, answer: string): readonly Leaf[] =>
  leaves(answer).filter(({ path, value }) =>
    members.some((member) => member.path === memberPath(path) && member.found === value),
  );

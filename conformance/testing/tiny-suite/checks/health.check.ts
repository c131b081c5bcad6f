import { check } from '../../../kit/check.ts';
import { NotApplicable } from '../../../kit/errors.ts';

check({
  id: 'health.absent',
  says: 'A part that the target may lack.',
  clauses: [],
  async run() {
    await Promise.reject(new NotApplicable('the part is absent'));
  },
});

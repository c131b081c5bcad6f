import { validFile } from '../../kit/valid-file.ts';
import { FORMS, fileRequest, formsTaken, fullWorkBody, needsNewTenants } from '../../given/work-requests.ts';
import { refused } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { listWork } from '../../models/work-requests.ts';
import { workCheck } from './family-requests.ts';

for (const form of FORMS)
  workCheck({
    id: `work-requests.create-without-title-as-${form}`,
    says: `A request without a title is refused as ${form}, whatever else it says and whoever sends it, and nothing is made.`,
    clauses: ['WRQ-28'],
    negative: true,
    async run(t, home) {
      needsNewTenants(t, home);
      if (!(await formsTaken(t)).includes(form)) t.notApplicable(`the target takes no ${form}`);
      const { residentId } = home;
      const { title: _, ...body } = fullWorkBody(t, home);
      for (const as of home.people)
        for (const files of form === 'json' ? [[]] : [[], [validFile('png')]]) {
          const answer = await fileRequest(t, { residentId, as, body, files, form });
          must(answer, refused);
          const { items } = await listWork(t, residentId, home.resident);
          mustHold(answer, 'nothing made', items.length === 0, `${items.length} requests`);
        }
    },
  });

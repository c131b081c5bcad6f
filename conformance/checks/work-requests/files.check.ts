import { brought, seersOf, someRequest } from '../../assertions/requests.ts';
import { canMove } from '../../factories/request-subjects.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { staffWork } from '../../factories/work-requests.ts';
import { staffFile } from '../../factories/request-subjects.ts';
import { validFiles } from '../../kit/valid-file.ts';
import { filesOf, mustCarryIn } from '../request-comments/carriers.ts';
import { workChecks } from './work.ts';

workChecks({
  'files-outlast-the-work': {
    says: 'The files of a request that was cancelled, begun or completed are still shown and downloaded.',
    clauses: ['WRQ-68', 'CMT-24'],
    async run(t, home) {
      const ends = ['cancelled', 'in_progress', 'completed'];
      const reached = ends.filter((one) => one === 'cancelled' || canMove(t, works, one));
      for (const [turn, end] of [...reached, 'cancelled'].entries()) {
        const by = home.people[turn % home.people.length] ?? home.resident;
        const files = validFiles(2);
        const one = await someRequest(t, home, { by, files });
        await brought(t, home, one, end);
        await mustCarryIn(t, filesOf(t, home), one, files, seersOf(home, by));
      }
    },
  },
  'files-of-staff': {
    says: 'The files of a request that staff filed are downloaded by the resident.',
    clauses: ['WRQ-68'],
    needs: ['lever:create-work-request'],
    async run(t, home) {
      const files = validFiles(3);
      const { id, path } = await staffWork(t, home, { files: files.map(staffFile) });
      const answer = await t.callAny('getWorkRequest', { path, as: home.resident });
      await mustCarryIn(t, filesOf(t, home), { id, answer }, files, [home.resident]);
    },
  },
});

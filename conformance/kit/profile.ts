import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import type { Profile } from './run.ts';

/** The profile of a clause: what the draft states is planned, the worked examples are flat, all else is core. */
export const profileOfClause = (clause: {
  readonly section: string;
  readonly availability?: 'planned';
}): Profile => clause.availability ?? (clause.section === 'flat-examples' ? 'flat' : 'core');

const profilesOf = (ids: readonly ClauseId[]): Profile[] => ids.map((id) => profileOfClause(clauses[id]));

/** The profile that all clauses of a section have; core, where they differ. */
const ofSections = Object.values(clauses).reduce<Map<string, Profile>>((known, clause) => {
  const profile = profileOfClause(clause);
  const former = known.get(clause.section) ?? profile;
  return known.set(clause.section, former === profile ? profile : 'core');
}, new Map());

interface About {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
}

/** The profile of a check that names none: that of a clause of the draft which it cites, else that of its section. */
export const profileOfCheck = ({ id, clauses: cited }: About): Profile => {
  const [section = ''] = id.split('.');
  return profilesOf(cited).includes('planned') ? 'planned' : (ofSections.get(section) ?? 'core');
};

/** A word that is not written any more. */
export interface OldWord {
  readonly word: string;
  /** What is written in its place. */
  readonly instead: string;
  /** Files in which the word has another meaning, or stands in data that keeps its names. */
  readonly except?: RegExp;
}

/** Parts of names, in any case and also inside of longer names: `saboteursOf`, `MISHAPS`. */
export const oldNames: readonly OldWord[] = [
  {
    word: 'saboteur',
    instead: 'mutant',
    // Keys of published files: the certificate, known-faults.json, `ces explain --json`.
    except: /^conformance\/(catalogue|certificate)\/|^scripts\/scores\/known-faults\.ts$/,
  },
  { word: 'mishap', instead: 'faultEffect' },
  { word: 'troubled', instead: 'applyFaults' },
  { word: 'createCompanions', instead: 'createServicesOfWorlds' },
  { word: 'addCompanionRoutes', instead: 'addWorldServicesRoutes' },
  { word: 'createPair', instead: 'createTenantPair' },
  { word: 'beginHome', instead: 'beginTenantWorld' },
  { word: 'forkHome', instead: 'forkTenantWorld' },
  { word: 'restoreHome', instead: 'restoreTenantWorld' },
  { word: 'KeptPicture', instead: 'StoredSnapshot' },
  { word: 'KeptWorld', instead: 'StoredWorld' },
  { word: 'introducedIn', instead: 'defaultIdentitiesIn' },
  { word: 'misfitIn', instead: 'schemaMismatchIn' },
  { word: 'foreignIn', instead: 'otherClausesIn' },
  { word: 'unservedIn', instead: 'wrongStatusIn' },
  { word: 'blamedBy', instead: 'attributedTo' },
  { word: 'blaming', instead: 'attributing' },
  { word: 'mustTell', instead: 'mustReport' },
  { word: 'mustAgree', instead: 'mustMatch' },
  { word: 'mustList', instead: 'mustContain' },
  { word: 'inputJudge', instead: 'inputValidator' },
  { word: 'schemaJudge', instead: 'schemaValidator' },
  { word: 'outliveFaults', instead: 'surviveErrors' },
  { word: 'drainAndTell', instead: 'drainAndReport' },
  { word: 'createTidying', instead: 'createCleanup' },
  { word: 'depot', instead: 'rideFixture' },
  { word: 'someShop', instead: 'workFixtureOf' },
  { word: 'someKin', instead: 'familyFixture' },
  { word: 'leanPage', instead: 'trimmedPage' },
];

/** What people say in the demo worlds: data, and no prose of ours. */
const SPEECH = /^src\/fixtures\/(check-ins|interviews|moments|rides|talks|work-requests)\.ts$/;

/** Whole words of comments, messages and documents. Ids (`refused-create-is-told`) keep them: results are compared by id. */
export const oldPhrases: readonly OldWord[] = [
  { word: 'beside', instead: 'next to, in addition to, alongside' },
  { word: 'mend', instead: 'fix' },
  { word: 'mends', instead: 'fixes' },
  { word: 'mended', instead: 'fixed', except: SPEECH },
  { word: 'anew', instead: 'again' },
  { word: 'whoever', instead: 'anyone who, the one who', except: SPEECH },
  { word: 'somebody', instead: 'someone, a user', except: SPEECH },
  { word: 'nobody', instead: 'no one, no user' },
  {
    word: 'told',
    instead: 'reported, notified, given, stated',
    except: new RegExp(`^docs/guides/certify-your-receiver\\.md$|${SPEECH.source}`),
  },
  { word: 'comma list', instead: 'separated by commas' },
  { word: 'longer than nothing', instead: 'positive' },
  { word: 'begins as a fork', instead: 'is created as a copy' },
  { word: 'goes on as it was', instead: 'is loaded' },
  { word: 'who is none', instead: 'what the id is not' },
  { word: 'which is none', instead: 'what does not exist' },
  { word: 'whom it does not have', instead: 'which do not exist' },
];

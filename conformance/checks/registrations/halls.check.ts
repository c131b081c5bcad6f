import { cancel, cancelInVain, come, hallChecks, look, wait } from './hall.ts';

hallChecks({
  'are-counted': {
    says: 'Each registered resident is counted by the activity, and those on the waitlist are not.',
    clauses: ['REG-16', 'ACT-59'],
    halls: [{ places: 3 }],
    steps: [0, 1, 2, 3, 4].map((who) => come(who)),
  },
  'cancelled-is-gone': {
    says: 'A cancel is answered 204; the registration is no longer in the list of the resident, one resident fewer is counted, and the others stay.',
    clauses: ['REG-25', 'REG-24', 'REG-26', 'REG-31'],
    halls: [{ come: 4 }],
    steps: [cancel(1), look, cancel(0), cancel(3), cancel(2)],
  },
  'freed-place-can-be-taken': {
    says: 'When no one waits, the place that a cancel frees goes to the next user who registers, also to who had it before.',
    clauses: ['REG-26', 'REG-32'],
    halls: [{ places: 1 }],
    steps: [come(0), cancel(0), come(1), cancel(1), come(0), look, cancel(0), come(0)],
  },
  'cancel-for-one-activity': {
    says: 'A registration is counted by its activity and by no other, and a cancel leaves those of the same resident for other activities.',
    clauses: ['REG-31', 'REG-25', 'REG-16', 'REG-13'],
    halls: [{ come: 1 }, { come: 1 }, { come: 1 }],
    steps: [come(1, 1), look, cancel(0, 1)],
  },
  'cancel-in-vain-changes-nothing': {
    says: 'A cancel for a resident who is not registered removes no registration of another, whatever it answers.',
    clauses: ['REG-31'],
    negative: true,
    halls: [{ waiting: 1 }],
    steps: [cancelInVain(9), cancelInVain()],
  },
  'first-in-the-queue-moves-up': {
    says: 'When a registered resident cancels, the one who has waited longest becomes registered.',
    clauses: ['REG-27', 'REG-41'],
    halls: [{ waiting: 3 }],
    steps: [cancel(0), cancel(1), cancel(2)],
  },
  'one-moves-up': {
    says: 'When a registered resident cancels, one waitlisted resident moves up and the others stay waitlisted.',
    clauses: ['REG-28'],
    halls: [{ places: 2, waiting: 3 }],
    steps: [cancel(0)],
  },
  'queue-forgets-who-left-it': {
    says: 'A resident who left the queue and came back waits behind those who stayed.',
    clauses: ['REG-27', 'REG-32'],
    halls: [{ waiting: 2 }],
    steps: [cancel(1), wait(1), cancel(0)],
  },
  'waiting-can-be-given-up': {
    says: 'Cancelling a waitlisted entry removes it from the list of the resident and promotes no one, whatever its place in the queue.',
    clauses: ['REG-29', 'REG-24', 'REG-30', 'REG-31'],
    halls: [{ waiting: 4 }],
    // One in the middle, then the first, then the last of those who are left.
    steps: [cancel(2), cancel(1), look, cancel(4), look, cancel(3)],
  },
  'queues-are-apart': {
    says: 'A cancel for one activity promotes no one who waits for another.',
    clauses: ['REG-27', 'REG-28'],
    halls: [{ waiting: 1 }, { waiting: 1 }],
    steps: [cancel(0, 1)],
  },
  'listed-with-the-status-of-the-moment': {
    says: 'The list shows a registration with its current status, registered or waitlisted, whenever it is asked.',
    clauses: ['REG-41'],
    halls: [{ places: 1 }],
    steps: [come(0), come(1), look, cancel(0), look],
  },
});

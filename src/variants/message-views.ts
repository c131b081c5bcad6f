import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { pageOf, sorted, type Order } from '../mock/http/paging.ts';
import type { MessageRecord } from '../mock/world/messages-records.ts';
import { membersIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, type Mutation } from '../saboteurs/mutation.ts';

export const THREADS: readonly OperationId[] = [
  'listThreads',
  'searchThreads',
  'createThread',
  'getThread',
  'updateThread',
];
export const MESSAGES: readonly OperationId[] = ['listMessages', 'sendMessage'];

export const all = (mutations: readonly Mutation[]): Mutation =>
  mutations.reduce((before, next) => (tables) => next(before(tables)));

/** Threads or messages shown otherwise, whoever shows them. */
export const shown = (operations: readonly OperationId[], change: (one: Members) => Members): Mutation =>
  all(
    operations.map((operation) =>
      afterwards(
        operation,
        inData((one) => ({ ...change(one) })),
      ),
    ),
  );

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const wholeSeconds = (instant: unknown): unknown =>
  typeof instant === 'string' ? instant.replace(/\.\d+/, '') : instant;

/** Newest first by whole seconds; within one, oldest first. */
export const toTheSecond: Mutation = (tables) => {
  const ordered = instead('listMessages', (original) => (input, scene) => {
    const whole = original({ ...input, page: { ...input.page, size: Infinity, after: undefined } }, scene);
    if (isRefusal(whole)) return whole;
    const { messages } = scene.store;
    const order: Order<MessageRecord> = {
      place: (one) => [one.createdAt.slice(0, 19), -messages.positionOf(one)],
      descending: true,
    };
    const views = new Map(listOf(membersIn(whole.body)['data']).map((one) => [membersIn(one)['id'], one]));
    const found = messages.filter(({ id }) => views.has(id));
    const view = ({ id }: MessageRecord) => views.get(id);
    return { status: 200, body: pageOf(sorted(found, order), order, input.page, view, scene) };
  })(tables);
  return shown(MESSAGES, (one) => ({ ...one, createdAt: wholeSeconds(one['createdAt']) }))(ordered);
};

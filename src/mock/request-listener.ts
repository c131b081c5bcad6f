import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './http/answer.ts';
import { refusalAnswer } from './http/reply.ts';
import { serverFault } from './http/routing-refusals.ts';
import type { Mock } from './mock.ts';
import { askedOf, bodyPassed, carriesBody, giveUp, plainAddress, write } from './wire.ts';

interface ListenerOptions {
  readonly scheme: 'http' | 'https';
  /** The host name for requests without a Host header. */
  readonly host: string;
  /** How many bytes of an unread body are discarded at most. */
  readonly maxDrained: number;
  readonly log: (error: unknown) => void;
}

type Listener<R> = (incoming: IncomingMessage, outgoing: ServerResponse) => R;

/**
 * Answers requests of Node. A request of the API with a plain address is read and written without `Request`
 * and `Response`: these cost more time than most answers. Every other request goes through `web-listener.ts`.
 */
export const createListener = (
  mock: Mock,
  { scheme, host, maxDrained, log }: ListenerOptions,
): Listener<void> => {
  const passed = (incoming: IncomingMessage): Promise<boolean> => bodyPassed(incoming, maxDrained);

  let byWeb: Promise<Listener<Promise<void>>> | undefined;
  const answerByWeb: Listener<Promise<void>> = async (incoming, outgoing) => {
    // Loaded when it is first needed, so that the first call of the API does not wait for the web classes.
    byWeb ??= import('./web-listener.ts').then(({ webListener }) => webListener(mock, host, passed, log));
    return (await byWeb)(incoming, outgoing);
  };

  const faulty = (error: unknown): Answer => {
    log(error);
    return refusalAnswer(serverFault, undefined);
  };

  const apiAnswer = (incoming: IncomingMessage): Answer | Promise<Answer> | undefined => {
    const address = mock.api && plainAddress(incoming, scheme);
    if (!address || (incoming.method === 'GET' && carriesBody(incoming))) return undefined;
    try {
      return mock.api(askedOf(incoming), address);
    } catch (error) {
      return faulty(error);
    }
  };

  const writeAfterBody = async (
    given: Answer | Promise<Answer>,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const answer = await Promise.resolve(given).catch(faulty);
    const isFree = incoming.readableEnded || (await passed(incoming));
    write(outgoing, isFree ? answer : { ...answer, headers: { ...answer.headers, Connection: 'close' } });
  };

  return (incoming, outgoing) => {
    const failed = (error: unknown): void => {
      log(error);
      giveUp(outgoing, serverFault);
    };
    const given = apiAnswer(incoming);
    if (given === undefined) answerByWeb(incoming, outgoing).catch(failed);
    else if (given instanceof Promise || carriesBody(incoming))
      writeAfterBody(given, incoming, outgoing).catch(failed);
    else
      try {
        write(outgoing, given);
      } catch (error) {
        failed(error);
      }
  };
};

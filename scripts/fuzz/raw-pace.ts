import { BOUNDARY } from './form.ts';
import { create, photo, ping, REFUSED, RESIDENT, sized, type RawCase, type Setting } from './raw-kit.ts';

export const pace: readonly RawCase[] = [
  {
    name: 'slow: byte by byte',
    steps: (setting) => [...ping(setting)].map((byte) => Buffer.from([byte])),
    may: ['200 open'],
  },
  {
    name: 'slow: the end of the head never comes',
    steps: (setting) => [ping(setting).subarray(0, -2), 100],
    may: ['open'],
  },
  {
    name: 'slow: a body that stops half way',
    steps: (setting) => [create(setting, [sized(RESIDENT)], RESIDENT.slice(0, 10)), 100],
    may: ['open'],
  },
  {
    name: 'slow: a form in two writes, with a part of 70 kB that is no field',
    steps: (setting) => {
      const odd = `Content-Disposition: attachment; name="z"\r\n\r\n${'z'.repeat(70_000)}`;
      const body = `--${BOUNDARY}\r\n${odd}\r\n--${BOUNDARY}--\r\n`;
      const whole = photo(setting, body);
      return [whole.subarray(0, 40_000), 5, whole.subarray(40_000)];
    },
    may: ['4xx open', '4xx closed', 'closed'],
  },
  ...(['hang-up', 'half-close'] as const).flatMap((end) => [
    { name: `early ${end}: nothing sent`, steps: () => [end], may: ['closed'] },
    {
      name: `early ${end}: in the head`,
      steps: (setting: Setting) => [ping(setting).subarray(0, 20), end],
      may: ['closed', ...REFUSED],
    },
    {
      name: `early ${end}: in a JSON body`,
      steps: (setting: Setting) => [create(setting, [sized(RESIDENT)], RESIDENT.slice(0, 10)), 5, end],
      may: ['closed', ...REFUSED],
    },
    {
      name: `early ${end}: in a form`,
      steps: (setting: Setting) => {
        const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n`;
        return [photo(setting, part + 'x'.repeat(9_000)).subarray(0, 3_000), 5, end];
      },
      may: ['closed', ...REFUSED],
    },
    {
      name: `early ${end}: before the answer is read`,
      steps: (setting: Setting) => [ping(setting), end],
      may: ['closed', '200 closed'],
    },
  ]),
];

import { PICTURE, someConnection, someResident } from '../../witness/people.ts';
import { activityBody, checkInBody, someActivity, someCheckIn } from '../../witness/programme.ts';
import { recording } from '../../witness/recording.ts';
import type { Witness } from '../../witness/stage.ts';
import { without } from '../input.ts';

/** Reads, writes and refusals of many sections, from the own tenant and from another one. */
export const usual: Witness = async (stage) => {
  const { seen, call, read, make, put } = recording(stage);
  const [facility = ''] = stage.facilities;
  const home = `/facilities/${facility}`;
  const id = await someResident(stage);
  const ada = `/residents/${id}`;
  const [linked, other] = [await someConnection(stage, { residents: [id] }), await someConnection(stage)];
  const carla = `/connections/${linked}`;
  const tea = `/activities/${await someActivity(stage, { startTime: '09:05' })}`;
  const checkIn = await someCheckIn(stage);
  const checkIns = checkIn.replace(/\/[^/]+$/, '');
  const days = `startDate=${stage.day(-9)}T00:00:00Z&endDate=${stage.day(30)}T00:00:00Z`;
  const week = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(31)}T00:00:00Z`;
  const names = { firstName: 'Written', lastName: 'Field' };
  const links = { residents: [id], facilities: [facility] };

  await read(ada, carla, checkIn, tea, '/activity-types', `${home}/calendars`, `${home}/residents`);
  await read(`${checkIns}?${days}`, `${ada}/connections`, `${home}/activities?${week}`);
  await read('/residents/nobody', '/connections/nobody', '/facilities/nowhere', `${checkIns}/none`);
  for (const list of ['residents', 'calendars']) await read(`/facilities/nowhere/${list}`);
  await read('/residents/nobody/connections', `${checkIns}?startDate=${stage.day(0)}T00:00:00Z`);
  await read(`${ada}/registrations?endDate=${stage.day(0)}T00:00:00Z`);

  for (const body of [{}, { firstName: 'Ada' }, { lastName: 'Field' }, { ...names, status: 'deleted' }])
    await make(`${home}/residents`, body);
  await make(`${home}/residents`, { ...names, firstName: 'Over', id });
  await make('/connections', { ...names, facilities: [facility] });
  await make('/connections', { ...names, ...links, id: 'mine' });
  for (const timeType of ['noonish', 'evening'])
    await make(`/calendars/${stage.calendars[0] ?? ''}/activities`, activityBody(stage, { timeType }));
  await make(`${tea}/registrations`, { userId: id });
  await make(`${tea}/registrations`, { userId: id, userType: 'resident' });
  for (const name of ['durationInMinutes', 'checkInStaffId'])
    await make(`${ada}/check-ins`, without(checkInBody(stage), name));
  await call('POST', `${ada}/avatar`);
  await read(ada, '/connections', `${ada}/check-ins?${days}`, `${home}/residents`);

  await put(ada, { ...names, gender: 'X' });
  await read(ada);
  await put(ada, names);
  for (const body of [
    { firstName: 'Unheard', ...links },
    { ...names, residents: [] },
    { ...names, ...links, status: 'ACTIVE' },
    { ...names, ...links, id: other },
  ]) {
    await put(carla, body);
    await read(carla, `/connections/${other}`);
  }
  await put(checkIn, checkInBody(stage, { created: '2001-02-03T04:05:06Z' }));
  await put(tea, without(activityBody(stage), 'type'));
  await put(tea, activityBody(stage, { id: 'x' }));

  const away = { tenant: stage.second.tenant, as: stage.second.systemActor };
  for (const path of [ada, tea, `${home}/residents`]) await call('GET', path, away);
  await call('PUT', ada, { ...away, body: { firstName: 'Eve', lastName: 'Anew' } });
  await read(ada);
  await call('DELETE', ada, away);
  await read(ada);
  await call('GET', '', { tenant: 'activity-types' });
  await call('POST', `${ada}/avatar`, { file: PICTURE });
  await call('DELETE', `${tea}/registrations/${id}`);
  await call('DELETE', carla);
  return seen;
};

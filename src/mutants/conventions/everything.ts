import { PICTURE, someConnection, someResident } from '../../witness/people.ts';
import { activityBody, checkInBody, someActivity, someCheckIn } from '../../witness/programme.ts';
import { recording } from '../../witness/recording.ts';
import type { Witness } from '../../witness/client.ts';
import { without } from '../input.ts';

/** Reads, writes and refusals of many sections, from the own tenant and from another one. */
export const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const [facility = ''] = client.facilities;
  const home = `/facilities/${facility}`;
  const id = await someResident(client);
  const ada = `/residents/${id}`;
  const [linked, other] = [await someConnection(client, { residents: [id] }), await someConnection(client)];
  const carla = `/connections/${linked}`;
  const tea = `/activities/${await someActivity(client, { startTime: '09:05' })}`;
  const checkIn = await someCheckIn(client);
  const checkIns = checkIn.replace(/\/[^/]+$/, '');
  const days = `startDate=${client.day(-9)}T00:00:00Z&endDate=${client.day(30)}T00:00:00Z`;
  const week = `startDate=${client.day(29)}T00:00:00Z&endDate=${client.day(31)}T00:00:00Z`;
  const names = { firstName: 'Written', lastName: 'Field' };
  const links = { residents: [id], facilities: [facility] };

  await read(ada, carla, checkIn, tea, '/activity-types', `${home}/calendars`, `${home}/residents`);
  await read(`${checkIns}?${days}`, `${ada}/connections`, `${home}/activities?${week}`);
  await read('/residents/nobody', '/connections/nobody', '/facilities/nowhere', `${checkIns}/none`);
  for (const list of ['residents', 'calendars']) await read(`/facilities/nowhere/${list}`);
  await read('/residents/nobody/connections', `${checkIns}?startDate=${client.day(0)}T00:00:00Z`);
  await read(`${ada}/registrations?endDate=${client.day(0)}T00:00:00Z`);

  for (const body of [{}, { firstName: 'Ada' }, { lastName: 'Field' }, { ...names, status: 'deleted' }])
    await make(`${home}/residents`, body);
  await make(`${home}/residents`, { ...names, firstName: 'Over', id });
  await make('/connections', { ...names, facilities: [facility] });
  await make('/connections', { ...names, ...links, id: 'mine' });
  for (const timeType of ['noonish', 'evening'])
    await make(`/calendars/${client.calendars[0] ?? ''}/activities`, activityBody(client, { timeType }));
  await make(`${tea}/registrations`, { userId: id });
  await make(`${tea}/registrations`, { userId: id, userType: 'resident' });
  for (const name of ['durationInMinutes', 'checkInStaffId'])
    await make(`${ada}/check-ins`, without(checkInBody(client), name));
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
  await put(checkIn, checkInBody(client, { created: '2001-02-03T04:05:06Z' }));
  await put(tea, without(activityBody(client), 'type'));
  await put(tea, activityBody(client, { id: 'x' }));

  const away = { tenant: client.second.tenant, as: client.second.systemActor };
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

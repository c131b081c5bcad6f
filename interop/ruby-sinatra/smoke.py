#!/usr/bin/env python3
"""Walks through the main operations of each section; prints what fails. Usage: smoke.py [base url]"""
import json, sys, urllib.request, urllib.parse, datetime as dt, uuid
BASE = sys.argv[1] if len(sys.argv) > 1 else 'http://127.0.0.1:8080'
P = '/api/v1/harbor'
fails = n = 0
SYS, RES, CON, CON2, STAFF, STAFF2 = 'sys-harbor', 'res-ny-1', 'acc-con-ny-1', 'acc-con-ny-2', 'acc-stf-ny-1', 'acc-stf-ny-2'

def call(method, path, body=None, who=STAFF, files=None, headers=None, **query):
    url = BASE + (path if path.startswith('/') and not path.startswith('/r') or path.startswith('/api') or path == '/ping' else path)
    if query: url += '?' + urllib.parse.urlencode(query)
    h = {'Authorization': 'Bearer harbor-service-token', 'X-Acting-User-Id': who, 'X-Acting-User-Tenant': 'harbor'}
    data = None
    if files is not None:
        b = uuid.uuid4().hex
        data = b''
        for k, v in (body or {}).items():
            data += f'--{b}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode()
        for k, name, content in files:
            data += f'--{b}\r\nContent-Disposition: form-data; name="{k}"; filename="{name}"\r\nContent-Type: text/plain\r\n\r\n'.encode() + content + b'\r\n'
        data += f'--{b}--\r\n'.encode()
        h['Content-Type'] = 'multipart/form-data; boundary=' + b
    elif body is not None:
        data = json.dumps(body).encode(); h['Content-Type'] = 'application/json'
    h.update(headers or {})
    h = {k: v for k, v in h.items() if v is not None}
    r = urllib.request.Request(url, data=data, method=method, headers=h)
    try: x = urllib.request.urlopen(r)
    except urllib.error.HTTPError as e: x = e
    raw = x.read()
    try: j = json.loads(raw)
    except Exception: j = raw
    return x.status if hasattr(x, 'status') else x.code, j, x.headers

def t(name, expect, method, path, body=None, check=None, **kw):
    global fails, n
    n += 1
    st, j, h = call(method, (P if not path.startswith('/ping') else '') + path, body, **kw)
    ok = st in (expect if isinstance(expect, tuple) else (expect,))
    if ok and check:
        try: ok = check(j)
        except Exception as e: ok = False; j = (repr(e), j)
    if not ok:
        fails += 1
        print('FAIL', name, method, path, 'got', st, json.dumps(j, default=str)[:500])
    return j['data'] if isinstance(j, dict) and 'data' in j else j

D = lambda o: (dt.date.today() + dt.timedelta(days=o)).isoformat()
W = dict(startDate=D(-20) + 'T08:00:00Z', endDate=D(20) + 'T10:00:00Z')
t('ping', 200, 'GET', '/ping', check=lambda j: isinstance(j, str))
t('no token', 401, 'GET', '/ping', headers={'Authorization': None})
t('no actor', 400, 'GET', '/facilities', headers={'X-Acting-User-Id': None})
t('facilities sys', 200, 'GET', '/facilities', who=SYS, check=lambda j: len(j['data']) == 4)
t('facilities res', 200, 'GET', '/facilities', who=RES, check=lambda j: [f['id'] for f in j['data']] == ['fac-ny'])
t('facility', 200, 'GET', '/facilities/fac-be', check=lambda j: j['id'] == 'fac-be')
t('facility 404', 404, 'GET', '/facilities/nope')
# residents
r = t('resident create', 201, 'POST', '/facilities/fac-ny/residents', {'firstName': 'A', 'lastName': 'B', 'email': 'a@b.co', 'about': {'likes': ['x', 'x']}, 'status': 'onLeave'}, check=lambda j: j['data']['status'] == 'onLeave' and j['data']['about']['likes'] == ['x', 'x'])
t('resident bad', 400, 'POST', '/facilities/fac-ny/residents', {'firstName': 'A'})
t('resident del status', 400, 'POST', '/facilities/fac-ny/residents', {'firstName': 'A', 'lastName': 'B', 'status': 'deleted'})
rid = r['id']
t('resident put', 200, 'PUT', '/residents/' + rid, {'firstName': 'A2', 'lastName': 'B'}, check=lambda j: j['data']['email'] is None and j['data']['status'] == 'onLeave')
t('residents list', 200, 'GET', '/facilities/fac-ny/residents', pageSize=2, check=lambda j: len(j['data']) == 2 and j['hasMore'])
seen, cur = [], None
while True:
    st, j, _ = call('GET', P + '/facilities/fac-ny/residents', **({'pageSize': 2, 'cursor': cur} if cur else {'pageSize': 2}))
    seen += [x['id'] for x in j['data']]; cur = j['nextCursor']
    if not j['hasMore']: break
assert len(seen) == len(set(seen)) == 6, seen
t('residents email', 200, 'GET', '/facilities/fac-ny/residents', email='ruth.adler@example.org', check=lambda j: len(j['data']) == 1)
t('avatar', 200, 'POST', f'/residents/{rid}/avatar', {}, files=[('file', 'a.png', b'x')], check=lambda j: 'avatarUrl' in j['data'])
t('avatar none', 400, 'POST', f'/residents/{rid}/avatar', {}, files=[])
t('avatar del', 204, 'DELETE', f'/residents/{rid}/avatar')
# assessments
t('assessments', 200, 'GET', '/residents/res-ny-1/assessments', check=lambda j: [a['id'][-1] for a in j['data']] == ['3', '1', '2', '4'])
t('assessments cat', 200, 'GET', '/residents/res-ny-1/assessments', category='lifeStory', check=lambda j: len(j['data']) == 2)
t('assessments bad cat', 400, 'GET', '/residents/res-ny-1/assessments', category='LifeStory', check=lambda j: 'lifeStory' in json.dumps(j))
t('assessment', 200, 'GET', '/residents/res-ny-1/assessments/asm-ny-1-1', check=lambda j: [q['order'] for q in j['data']['questions']] == list(range(1, 13)))
t('catalogue', 200, 'GET', '/residents/res-ny-1/assessments/asm-ny-1-1/questions', check=lambda j: len(j['questions']) == 12)
t('pdf', 200, 'GET', '/residents/res-ny-1/assessments/asm-ny-1-1/pdf', check=lambda j: j.startswith(b'%PDF'))
t('asm del', 204, 'DELETE', '/residents/res-ny-2/assessments/asm-ny-2-1')
t('asm gone', 404, 'GET', '/residents/res-ny-2/assessments/asm-ny-2-1')
# connections
c = t('con create', 201, 'POST', '/connections', {'firstName': 'C', 'lastName': 'D', 'email': 'cd@x.org', 'phoneNumber': 12125550199, 'residents': ['res-ny-1'], 'facilities': ['fac-ny'], 'groups': ['z', 'a']}, check=lambda j: j['data']['phoneNumber'] == 12125550199 and j['data']['status'] == 'active')
t('con merge', (200, 201), 'POST', '/connections', {'firstName': 'C2', 'lastName': 'D', 'email': 'cd@x.org', 'residents': ['res-ny-2'], 'facilities': ['fac-ny']}, check=lambda j: j['data']['id'] == c['id'] and len(j['data']['residents']) == 2 and j['data']['firstName'] == 'C2')
t('con list', 200, 'GET', '/connections', residentId='res-ny-1', check=lambda j: len(j['data']) == 3)
t('con fac', 200, 'GET', '/connections', facilityId='fac-be')
t('con get', 200, 'GET', '/connections/con-ny-2', check=lambda j: len(j['data']['residents']) == 2)
t('con put', 200, 'PUT', '/connections/' + c['id'], {'firstName': 'C3', 'lastName': 'D', 'residents': ['res-ny-2'], 'facilities': ['fac-ny'], 'status': 'onLeave'}, check=lambda j: j['data']['status'] == 'onLeave' and len(j['data']['residents']) == 1)
t('con avatar', 200, 'POST', f"/connections/{c['id']}/avatar")
t('con avatar del', 204, 'DELETE', f"/connections/{c['id']}/avatar")
t('con del', 204, 'DELETE', '/connections/' + c['id'])
t('con del get', 200, 'GET', '/connections/' + c['id'], check=lambda j: j['data']['status'] == 'deleted')
t('res cons', 200, 'GET', '/residents/res-ny-1/connections', check=lambda j: len(j['data']) == 2)
# calendars, activities
t('cals', 200, 'GET', '/facilities/fac-be/calendars', check=lambda j: any(len(x['facilityIds']) == 2 for x in j['data']))
t('types', 200, 'GET', '/activity-types', who='whoever', check=lambda j: len(j['data']) == 5)
t('acts', 200, 'GET', '/facilities/fac-ny/activities', **W, check=lambda j: len([a for a in j['data'] if a['id'] == 'act-ny-weekly']) > 5)
t('acts 46', 400, 'GET', '/facilities/fac-ny/activities', startDate=D(0) + 'T23:00:00Z', endDate=D(45) + 'T00:00:00Z')
t('acts 45', 200, 'GET', '/facilities/fac-ny/activities', startDate=D(0) + 'T23:00:00Z', endDate=D(44) + 'T23:59:59Z')
t('act', 200, 'GET', '/activities/act-ny-full', actingUserId='res-ny-3', check=lambda j: j['data']['actingUserRegistrationStatus'] == 'waitlisted' and j['data']['capacity']['residents']['isFull'] and j['data']['capacity']['residents']['waitlisted'] == 2)
t('act staff2', 403, 'GET', '/activities/act-ny-full', who=STAFF2)
t('act other fac', 403, 'GET', '/activities/act-be-full')
body = {'name': 'X', 'type': 'Music', 'startDate': D(5) + 'T00:00:00Z', 'startTime': '10:00', 'endTime': '11:00', 'maxRegistered': 1, 'attachments': [{'attachmentId': 'aat-ny-3', 'publicToFamily': True}]}
a = t('act create', 201, 'POST', '/calendars/cal-ny-act/activities', body, check=lambda j: len(j['data']['attachments']) == 1)
t('act put', 200, 'PUT', '/activities/' + a['id'], dict(body, name='Y'), check=lambda j: j['data']['name'] == 'Y')
t('act put past', 409, 'PUT', '/activities/act-ny-past', body)
t('act put series', 400, 'PUT', '/activities/act-ny-weekly', body)
acts = t('acts', 200, 'GET', '/facilities/fac-ny/activities', startDate=D(0), endDate=D(40))
occ = [x for x in acts if x['id'] == 'act-ny-weekly'][2]['startDate'][:10]
exc = acts and [x for x in acts if x['id'] == 'act-ny-weekly'][0]['recurrence']['exceptionDates'][0]
t('occ', 200, 'GET', '/activities/act-ny-weekly', occurrenceDate=occ, check=lambda j: j['data']['startDate'][:10] == occ)
t('occ exc', 404, 'GET', '/activities/act-ny-weekly', occurrenceDate=exc)
t('occ out', 404, 'GET', '/activities/act-ny-weekly', occurrenceDate=D(200))
# registrations
t('reg', 201, 'POST', f"/activities/{a['id']}/registrations", {'userId': 'res-ny-1', 'userType': 'resident'}, check=lambda j: j['data']['status'] == 'registered')
t('reg2', 201, 'POST', f"/activities/{a['id']}/registrations", {'userId': 'res-ny-2', 'userType': 'resident'}, check=lambda j: j['data']['status'] == 'waitlisted' and j['data']['position'] == 1)
t('reg con id', 404, 'POST', "/activities/act-ny-1/registrations", {'userId': 'con-ny-1', 'userType': 'connection'})
t('reg con', 201, 'POST', "/activities/act-ny-1/registrations", {'userId': 'ext-con-ny-1', 'userType': 'connection'})
t('act del refused', 409, 'DELETE', '/activities/' + a['id'])
t('cancel', 204, 'DELETE', f"/activities/{a['id']}/registrations/res-ny-1")
t('promoted', 200, 'GET', '/activities/' + a['id'], actingUserId='res-ny-2', check=lambda j: j['data']['actingUserRegistrationStatus'] == 'registered')
t('cancel occ', 204, 'DELETE', '/activities/act-ny-weekly/registrations/res-ny-1', occurrenceDate=occ)
t('regs', 200, 'GET', '/residents/res-ny-1/registrations', startDate=D(0), endDate=D(30), check=lambda j: occ not in [x['activityStartDate'][:10] for x in j['data'] if x['activityId'] == 'act-ny-weekly'] and len(j['data']) > 3)
t('regs con', 200, 'GET', '/connections/con-ny-2/registrations', startDate=D(0), endDate=D(30), check=lambda j: len(j['data']) == 1)
t('cancel2', 204, 'DELETE', f"/activities/{a['id']}/registrations/res-ny-2")
t('act del', 204, 'DELETE', '/activities/' + a['id'])
t('act gone', 404, 'GET', '/activities/' + a['id'])
# attachments
t('aat res', 200, 'GET', '/activities/act-ny-1/attachments/aat-ny-2', who=RES)
t('aat con', 404, 'GET', '/activities/act-ny-1/attachments/aat-ny-2', who=CON)
t('aat con pub', 200, 'GET', '/activities/act-ny-1/attachments/aat-ny-1', who=CON)
t('aat con clinic', 404, 'GET', '/activities/act-ny-clinic/attachments/aat-ny-7', who=CON)
t('aat con meal', 200, 'GET', '/activities/act-ny-meal/attachments/aat-ny-6', who=CON)
t('aat attended', 200, 'GET', '/activities/act-ny-attended/attachments/aat-ny-8', who='res-ny-3')
# personal activities
t('pa list', 200, 'GET', '/residents/res-ny-1/personal-activities', **W, check=lambda j: len(j['data']) == 3)
t('pa create', 201, 'POST', '/residents/res-ny-1/personal-activities', {'name': 'N', 'startDate': D(1) + 'T00:00:00Z', 'startTime': '09:00', 'durationInMinutes': 25}, check=lambda j: j['data']['endTime'] == '09:25' and j['data']['attendedResidentIds'] == ['res-ny-1'])
t('pa bad', 400, 'POST', '/residents/res-ny-1/personal-activities', {'name': 'N', 'startDate': D(1)})
# check-ins
ci = t('ci', 201, 'POST', '/residents/res-ny-3/check-ins', {'startDate': D(0), 'checkInStaffId': 'stf-ny-1', 'durationInMinutes': 0}, check=lambda j: j['data']['durationInMinutes'] == 0 and j['data']['startDate'] == D(0))
t('ci 409', 409, 'POST', '/residents/res-ny-3/check-ins', {'startDate': D(0), 'checkInStaffId': 'stf-ny-1', 'durationInMinutes': 7})
t('ci list', 200, 'GET', '/residents/res-ny-3/check-ins', **W, check=lambda j: len(j['data']) == 1)
t('ci get', 200, 'GET', '/residents/res-ny-3/check-ins/' + ci['id'])
t('ci put', 200, 'PUT', '/residents/res-ny-3/check-ins/' + ci['id'], {'startDate': D(1), 'checkInStaffId': 'stf-ny-2', 'durationInMinutes': 7777777777}, check=lambda j: j['data']['durationInMinutes'] == 7777777777)
t('ci del', 204, 'DELETE', '/residents/res-ny-3/check-ins/' + ci['id'])
# visits
vb = {'name': 'V', 'visitType': 'care', 'startDate': D(0) + 'T00:00:00Z', 'startTime': '10:00', 'endTime': '10:50', 'durationInMinutes': 5, 'manualVisitors': [{'name': 'Z', 'relationship': 'friend'}], 'additionalAttendeeResidentIds': ['res-ny-2']}
v = t('vis', 201, 'POST', '/residents/res-ny-1/personal-visits', vb, check=lambda j: j['data']['durationInMinutes'] == 50 and len(j['data']['attendedResidentIds']) == 2)
t('vis none', 400, 'POST', '/residents/res-ny-1/personal-visits', dict(vb, manualVisitors=[]))
t('vis nodur', 400, 'POST', '/residents/res-ny-1/personal-visits', {k: x for k, x in vb.items() if k != 'durationInMinutes'})
t('vis put', 200, 'PUT', '/residents/res-ny-1/personal-visits/' + v['id'], dict(vb, timeType='morning', connectionVisitors=[{'connectionId': 'con-ny-1'}]), check=lambda j: j['data']['durationInMinutes'] == 5)
t('vis list', 200, 'GET', '/residents/res-ny-2/personal-visits', visitType='care', **W, check=lambda j: len(j['data']) == 1)
t('vis get', 200, 'GET', '/residents/res-ny-2/personal-visits/' + v['id'])
t('vis del', 204, 'DELETE', '/residents/res-ny-1/personal-visits/' + v['id'])
# attendance
t('att list', 200, 'GET', '/activities/act-ny-past/attendance', check=lambda j: len(j['data']['attendanceRecords']) == 3)
t('att mark', 201, 'POST', '/activities/act-ny-past/attendance', {'userId': 'res-ny-3', 'userType': 'resident', 'status': 'declined', 'declineReason': 'Other'}, check=lambda j: j['data']['facilityName'] == 'Hudson House')
t('att no reason', 400, 'POST', '/activities/act-ny-past/attendance', {'userId': 'res-ny-4', 'userType': 'resident', 'status': 'declined'})
t('att put', 200, 'PUT', '/activities/act-ny-past/attendance/con-ny-2', {'duration': 12}, check=lambda j: j['data']['duration'] == 12)
t('att res', 200, 'GET', '/residents/res-ny-1/attendance', startDate=D(-10), endDate=D(0), check=lambda j: len(j['data']) == 1)
t('att del', 204, 'DELETE', '/activities/act-ny-past/attendance/res-ny-3')
# albums, photos
t('albums', 200, 'GET', '/facilities/fac-be/albums', check=lambda j: len(j['data']) == 3)
t('album', 200, 'GET', '/facilities/fac-be/albums/alb-shared', check=lambda j: j['sharedAcrossCommunities'] is True)
t('album 404', 404, 'GET', '/facilities/fac-be/albums/alb-ny-1')
t('photos', 200, 'GET', '/facilities/fac-ny/photos', tags='tag-Birthday,tag-music', pageSize=3, check=lambda j: len(j['data']) == 3 and j['hasMore'])
seen, cur = [], None
while True:
    st, j, _ = call('GET', P + '/facilities/fac-ny/photos', **({'pageSize': 2, 'cursor': cur} if cur else {'pageSize': 2}))
    seen += [x['id'] for x in j['data']]; cur = j['nextCursor']
    if not j['hasMore']: break
assert len(seen) == len(set(seen)) == 12, seen
t('photos cap', 200, 'GET', '/residents/res-ny-1/photos', captionSearch='garden', check=lambda j: len(j['data']) > 0)
ph = t('photo', 201, 'POST', '/photos', {'facilities': 'fac-ny,fac-be', 'users': 'res-ny-1,con-ny-1', 'caption': 'Hé', 'albumId': 'alb-ny-1'}, files=[('file', 'p.png', b'abc')], check=lambda j: j['data']['type'] == 'gallery' and j['data']['caption']['text'] == 'Hé' and len(j['data']['users']) == 2)
t('photo nofile', 400, 'POST', '/photos', {'facilities': 'fac-ny'}, files=[])
t('photo put', 200, 'PUT', '/photos/' + ph['id'], {'caption': 'New', 'users': ['res-ny-2'], 'tags': ['tag-garden']}, check=lambda j: j['data']['users'] == ['res-ny-2'])
t('photo get', 200, 'GET', '/photos/' + ph['id'])
t('photo del', 204, 'DELETE', '/photos/' + ph['id'])
t('photo gone', 404, 'GET', '/photos/' + ph['id'])
t('act photo', 201, 'POST', '/activities/act-ny-1/photos', {'facilities': 'fac-ny'}, files=[('file', 'p.png', b'abc')])
t('act photos', 200, 'GET', '/activities/act-ny-1/photos', check=lambda j: len(j['data']) == 3)
# messages
t('threads', 200, 'GET', '/messages/threads', who=RES, check=lambda j: len(j['data']) == 2)
t('threads arch', 200, 'GET', '/messages/threads', who=RES, filter='archived', check=lambda j: len(j['data']) == 1)
th = t('thread', 201, 'POST', '/messages/threads', {'participantIds': ['stf-ny-1', 'con-ny-1'], 'creatorId': 'res-ny-1', 'title': 'T'}, who=RES, check=lambda j: len(j['data']['participants']) == 3)
t('thread 403', 403, 'POST', '/messages/threads', {'participantIds': ['stf-ny-1', 'stf-ny-2'], 'creatorId': 'res-ny-1', 'title': 'T'}, who=RES)
t('thread no creator', 400, 'POST', '/messages/threads', {'participantIds': ['stf-ny-1']}, who=RES)
t('msg', 201, 'POST', f"/messages/threads/{th['id']}/messages", {'body': 'Hello World'}, who=RES)
t('thread con', 200, 'GET', f"/messages/threads/{th['id']}", who=CON, check=lambda j: j['data']['unreadCount'] == 1 and not j['data']['hasRead'])
t('read', 204, 'PUT', f"/messages/threads/{th['id']}/read", who=CON)
t('thread con', 200, 'GET', f"/messages/threads/{th['id']}", who=CON, check=lambda j: j['data']['unreadCount'] == 0 and j['data']['hasRead'])
t('mute', 204, 'PUT', f"/messages/threads/{th['id']}/mute", who=CON, isMuted='true')
t('mute bad', 400, 'PUT', f"/messages/threads/{th['id']}/mute", who=CON)
t('hide', 204, 'DELETE', f"/messages/threads/{th['id']}", who=CON)
t('msg2', 201, 'POST', f"/messages/threads/{th['id']}/messages", {'body': 'second'}, who=RES)
t('unhidden', 200, 'GET', f"/messages/threads/{th['id']}", who=CON, check=lambda j: j['data']['isArchived'] is False and j['data']['isMuted'] is True)
t('msgs', 200, 'GET', f"/messages/threads/{th['id']}/messages", who=CON, searchValue='hello', check=lambda j: len(j['data']) == 1)
t('search', 200, 'POST', '/messages/threads/search', {'searchValue': 'WORLD'}, who=CON, check=lambda j: len(j['data']) == 1)
t('title', 200, 'PUT', f"/messages/threads/{th['id']}", {'title': 'TT'}, who=CON, check=lambda j: j['data']['title'] == 'TT')
t('leave', 204, 'PUT', f"/messages/threads/{th['id']}/leave", who=CON)
t('left', 404, 'GET', f"/messages/threads/{th['id']}", who=CON)
# announcements
t('ann', 200, 'GET', '/connections/con-ny-1/announcements/ann-1', who=CON)
t('ann sys', 200, 'GET', '/connections/con-ny-1/announcements/ann-1', who=SYS)
t('ann other', 403, 'GET', '/connections/con-ny-1/announcements/ann-1', who=CON2)
t('arch', 204, 'POST', '/connections/con-ny-1/announcements/ann-1/archive', who=CON)
t('arch', 200, 'GET', '/connections/con-ny-1/announcements/ann-1', who=CON, check=lambda j: j['data']['isArchived'])
t('unarch', 204, 'POST', '/connections/con-ny-1/announcements/ann-1/unarchive', who=CON)
t('ann flat', 200, 'GET', '/announcements/ann-1', who=SYS)
t('ann flat con', 403, 'GET', '/announcements/ann-1', who=CON)
t('ann att', 200, 'GET', '/announcements/ann-1/attachments/anf-1', who=SYS, check=lambda j: j == b'Open 9 to 5\n')
# transportation
T = '/residents/res-ny-1/transportation-requests'
t('trs', 200, 'GET', '/facilities/fac-ny/transportation-settings', who=RES)
t('trs off', 403, 'GET', '/facilities/fac-off/transportation-settings', who='res-off-1')
t('trs half', 403, 'GET', '/facilities/fac-half/transportation-settings', who='res-half-1')
t('trs other', 403, 'GET', '/facilities/fac-be/transportation-settings', who=RES)
t('trs staff', 403, 'GET', '/facilities/fac-ny/transportation-settings')
t('tr list res', 200, 'GET', T, who=RES, startDate=D(-15), endDate=D(20), check=lambda j: {'trn-ny-staff', 'trn-ny-group', 'trn-ny-rec-con1'} <= {x['id'] for x in j['data']} and [(x['date'], x['appointmentTime']) for x in j['data']] == sorted((x['date'], x['appointmentTime']) for x in j['data']))
t('tr list con', 200, 'GET', T, who=CON, startDate=D(-15), endDate=D(20), check=lambda j: all('con' in x['id'] for x in j['data']) and any(x['id'] == 'trn-ny-pending-con2' for x in j['data']))
t('tr 46', 400, 'GET', T, who=RES, startDate=D(0), endDate=D(45))
t('tr 45', 200, 'GET', T, who=RES, startDate=D(0), endDate=D(44))
wd = 3 if dt.date.fromisoformat(D(3)).weekday() != 6 else 4
tb = {'date': D(wd), 'appointmentTime': '11:00', 'tripType': 'roundtrip', 'returnTime': '13:00', 'destination': 'Dentist', 'transportationType': 'medical'}
tr = t('tr', 201, 'POST', T, tb, who=CON, check=lambda j: j['data']['status'] == 'pending' and j['data']['canEdit'])
t('tr early', 400, 'POST', T, dict(tb, date=D(0), appointmentTime='00:01'), who=CON)
t('tr no return', 400, 'POST', T, dict(tb, returnTime=None), who=CON)
t('tr night', 400, 'POST', T, dict(tb, appointmentTime='23:30'), who=CON)
t('tr type', 400, 'POST', T, dict(tb, transportationType='rocket'), who=CON)
t('tr addr', 400, 'POST', '/residents/res-be-1/transportation-requests', tb, who='res-be-1')
t('tr put', 200, 'PUT', f"{T}/{tr['id']}", dict(tb, notes='n'), who=CON, check=lambda j: j['data']['notes'] == 'n')
t('tr put 403', 403, 'PUT', f"{T}/{tr['id']}", tb, who=CON2)
t('tr get res', 200, 'GET', f"{T}/{tr['id']}", who=RES)
t('tr hidden', 404, 'GET', f"{T}/trn-ny-pending-res", who=CON)
t('tr put 409', 409, 'PUT', f"{T}/trn-ny-approved-con1", tb, who=CON)
t('tr rec 409', 409, 'POST', f"{T}/trn-ny-rec-con1/cancel", who=CON)
t('tr rec com 409', 409, 'POST', f"{T}/trn-ny-rec-con1/comments", {'text': 'x'}, who=CON)
t('tr occ 404', 404, 'GET', f"{T}/trn-ny-rec-con1", who=CON, occurrenceDate=D(0 if dt.date.today().weekday() else 1))
t('tr com', 201, 'POST', f"{T}/{tr['id']}/comments", {'text': 'x'}, who=CON, files=[('files', 'a.txt', b'1'), ('files', 'b.txt', b'22')], check=lambda j: len(j['data']['attachments']) == 2)
t('tr com 6', 400, 'POST', f"{T}/{tr['id']}/comments", {'text': 'x'}, who=CON, files=[('files', 'a.txt', b'1')] * 6)
cs = t('tr coms', 200, 'GET', f"{T}/trn-ny-pending-con1/comments", who=RES, check=lambda j: len(j['data']) == 3)
t('tr att', 200, 'GET', f"{T}/trn-ny-pending-con1/attachments/fil-com-trn-ny-pending-con1-2", who=RES)
t('tr att hidden', 404, 'GET', f"{T}/trn-ny-pending-con1/attachments/fil-com-trn-ny-pending-con1-3", who=RES)
t('tr cancel', 200, 'POST', f"{T}/{tr['id']}/cancel", who=CON, check=lambda j: j['data']['status'] == 'cancelled')
t('tr cancel2', 409, 'POST', f"{T}/{tr['id']}/cancel", who=CON)
t('tr other res', 404, 'GET', T, who='res-ny-2', startDate=D(0), endDate=D(3))
# work
K = '/residents/res-ny-1/work-requests'
t('wrs', 200, 'GET', '/facilities/fac-ny/work-request-settings', who=CON, check=lambda j: len(j['data']['teams']) == 3)
t('wr list', 200, 'GET', K, who=RES, check=lambda j: not any('sched' in x['id'] for x in j['data']))
t('wr list status', 200, 'GET', K, who=CON, status='open,completed', check=lambda j: {x['status'] for x in j['data']} == {'open', 'completed'})
w = t('wr', 201, 'POST', K, {'title': 'Tap', 'team': 'maintenance', 'type': 'plumbing'}, who=CON, files=[('files', 'a.txt', b'1')], check=lambda j: j['data']['urgency'] == 'none' and j['data']['location'] == '101' and len(j['data']['attachments']) == 1)
t('wr noteam', 400, 'POST', K, {'title': 'Tap'}, who=CON)
t('wr type', 400, 'POST', K, {'title': 'Tap', 'team': 'maintenance', 'type': 'rocket'}, who=CON)
t('wr get', 200, 'GET', f"{K}/{w['id']}", who=RES, check=lambda j: j['data']['canCancel'] is False)
t('wr com', 201, 'POST', f"{K}/{w['id']}/comments", {'text': 'x'}, who=CON)
t('wr coms', 200, 'GET', f"{K}/{w['id']}/comments", who=CON, check=lambda j: len(j['data']) == 1)
t('wr att', 200, 'GET', f"{K}/{w['id']}/attachments/{w['attachments'][0]['id']}", who=CON, check=lambda j: j == 1)
t('wr cancel 403', 403, 'POST', f"{K}/{w['id']}/cancel", who=RES)
t('wr cancel', 200, 'POST', f"{K}/{w['id']}/cancel", who=CON, check=lambda j: len(j['data']['statusHistory']) == 2)
t('wr cancel 409', 409, 'POST', f"{K}/{w['id']}/cancel", who=CON)
t('wr cancel done', 409, 'POST', f"{K}/wrk-ny-done-con1/cancel", who=CON)
t('wr hidden', 404, 'GET', f"{K}/wrk-ny-open-res", who=CON)
# flat
t('flat pa', 200, 'GET', '/personal-activities', residentId='res-ny-1', startDate=D(-5), endDate=D(5), check=lambda j: len(j['data']) == 4)
t('flat pa post', 201, 'POST', '/personal-activities', {'residentId': 'res-ny-1', 'title': 'Q', 'startTime': D(2) + 'T15:00:00Z', 'endTime': D(2) + 'T16:00:00Z', 'location': 'L'}, check=lambda j: j['title'] == 'Q')
t('flat reg', 201, 'POST', '/registrations', {'residentId': 'res-ny-3', 'activityId': 'act-ny-1'}, check=lambda j: j['status'] == 'registered')
t('flat photos', 200, 'GET', '/photos', residentId='res-ny-1', limit=2, check=lambda j: len(j['data']) == 2)
t('flat msgs', 200, 'GET', '/messages', residentId='res-ny-1', limit=3, check=lambda j: len(j['data']) == 3)
t('res del', 204, 'DELETE', '/residents/' + rid)
t('res deleted', 200, 'GET', '/residents/' + rid, check=lambda j: j['data']['status'] == 'deleted')
t('other tenant', 403, 'GET', '/facilities', headers={'Authorization': 'Bearer meadow-service-token'})
print(f'{n} calls, {fails} failed')

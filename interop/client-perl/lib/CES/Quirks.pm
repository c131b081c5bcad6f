package CES::Quirks;
# The switches of the environment: DEFECT=<id> and VARIATION=<id>. Most of them change one request just before it is sent;
# the rest are asked for by name where the step is made.
use v5.36;
use utf8;
use JSON::PP ();
use Exporter 'import';
our @EXPORT_OK = qw(defect variation);

my $DEFECT    = $ENV{DEFECT}    // '';
my $VARIATION = $ENV{VARIATION} // '';
sub defect ($id)    { $DEFECT eq $id }
sub variation ($id) { $VARIATION eq $id }

my $R  = '/residents/{id}';
my $TR = '/residents/{id}/transportation-requests';
my $WR = '/residents/{id}/work-requests';
my $RES_NEW = 'POST /facilities/{id}/residents';
my $ACT_NEW = 'POST /calendars/{id}/activities';
my $ACT_ANY = qr{^(?:POST /calendars/\{id\}/activities|PUT /activities/\{id\})$};
my $TR_ANY  = qr{^(?:POST|PUT) /residents/\{id\}/transportation-requests(?:/\{request\})?$};
my $CHECK   = qr{^(?:POST|PUT) /residents/\{id\}/check-ins};
my $VISIT   = qr{^(?:POST|PUT) /residents/\{id\}/personal-visits};
my $UPLOAD  = qr{^POST (?:/photos|/activities/\{id\}/photos)$};

# helpers on the request
sub only (@names) { sub ($r) { my %k = map { $_ => 1 } @names; delete $r->{json}{$_} for grep { !$k{$_} } keys %{ $r->{json} } } }
sub drop (@names) { sub ($r) { delete $r->{json}{$_} for @names } }
sub put (%set)    { sub ($r) { $r->{json}{$_} = $set{$_} for keys %set } }
sub ren (%map)    { sub ($r) { for (keys %map) { $r->{json}{ $map{$_} } = delete $r->{json}{$_} if exists $r->{json}{$_} } } }
sub qren (%map)   { sub ($r) { $_ = $map{$_} // $_ for @{ $r->{query} }[ grep { $_ % 2 == 0 } keys @{ $r->{query} } ] } }
sub qdel ($n)     { sub ($r) { my %q = @{ $r->{query} }; delete $q{$n}; $r->{query} = [%q] } }
sub qset (%set)   { sub ($r) { my %q = (@{ $r->{query} }, %set); $r->{query} = [ map { $_ => $q{$_} } sort keys %q ] } }
sub head (%set)   { sub ($r) { for (keys %set) { defined $set{$_} ? ($r->{headers}{$_} = $set{$_}) : delete $r->{headers}{$_} } } }
sub act_as ($who) { sub ($r) { $r->{headers}{'X-Acting-User-Id'} = $r->{ids}{$who} } }
sub verb ($m, $route = undef) { sub ($r) { $r->{method} = $m; $r->{route} = $route if $route } }
sub part ($name, $code) { sub ($r) { for my $p (@{ $r->{parts} // [] }) { $code->($p) if $p->[0] eq $name } } }
sub no_part ($name)     { sub ($r) { $r->{parts} = [ grep { $_->[0] ne $name } @{ $r->{parts} // [] } ] } }

my %CHANGE = (
    # headers and identities
    'no-token-on-ping'            => ['GET /ping', head('Authorization' => undef)],
    'no-token-on-delete'          => [qr{^DELETE }, head('Authorization' => undef)],
    'api-key-for-token-on-albums' => [qr{^GET /facilities/\{id\}/albums}, sub ($r) { my $h = $r->{headers}; ($h->{'X-API-KEY'}) = delete($h->{Authorization}) =~ /(\S+)$/ }],
    'no-acting-user-on-put'       => [qr{^PUT }, head('X-Acting-User-Id' => undef)],
    'no-acting-user-on-types'     => ['GET /activity-types', head('X-Acting-User-Id' => undef)],
    'no-tenant-header-on-uploads' => [qr{^POST .*(?:photos|avatar)$}, head('X-Acting-User-Tenant' => undef)],
    'facility-as-acting-tenant'   => [qr{^\w+ /facilities/\{id\}/(?:photos|activities)$}, sub ($r) { $r->{headers}{'X-Acting-User-Tenant'} = $r->{vars}{id} }],
    'acting-user-in-query'        => [qr{^\w+ /messages/threads/\{id\}}, sub ($r) { push @{ $r->{query} }, actingUserId => delete $r->{headers}{'X-Acting-User-Id'} }],
    'announcement-as-connection'  => ['GET /announcements/{id}', act_as('connection')],
    'nested-announcement-as-resident' => [qr{^\w+ /connections/\{id\}/announcements/}, act_as('resident')],
    'transport-as-staff'          => [qr{^(?:GET|POST|PUT) /residents/\{id\}/transportation-requests}, act_as('staff')],
    'work-as-system-actor'        => [qr{^(?:GET|POST) /residents/\{id\}/work-requests}, act_as('systemActor')],
    'settings-as-system-actor'    => [qr{-settings$}, act_as('systemActor')],
    'facilities-as-resident'      => ['GET /facilities', act_as('resident')],
    'archive-as-somebody-else'    => ['DELETE /messages/threads/{id}', act_as('resident')],
    'ping-under-tenant'           => ['GET /ping', sub ($r) { $r->{prefix} = '/api/v1/{tenant}' }],
    'version-2-for-planned'       => [qr{(?:transportation|work-request)}, sub ($r) { $r->{prefix} = '/api/v2/{tenant}' }],
    'trailing-slash-on-lists'     => [qr{^GET /(?:facilities/\{id\}/(?:residents|calendars|albums|photos)|connections)$}, sub ($r) { $r->{route} .= '/' }],
    'json-as-text-plain'          => [qr{^(?:POST|PUT) /(?:residents|connections|facilities)}, sub ($r) { $r->{type} = 'text/plain' }],
    'message-encoded-twice'       => ['POST /messages/threads/{id}/messages', sub ($r) { $r->{twice} = 1 }],

    # residents
    'resident-put-only-changed'   => ["PUT $R", only('roomNumber')],
    'resident-put-names-and-room' => ["PUT $R", only(qw(firstName lastName roomNumber))],
    'resident-put-without-about'  => ["PUT $R", drop('about')],
    'resident-put-full-name'      => ["PUT $R", sub ($r) { $r->{json}{fullName} = join ' ', delete @{ $r->{json} }{qw(firstName lastName)} }],
    'resident-patch'              => ["PUT $R", sub ($r) { $r->{method} = 'PATCH'; only('roomNumber')->($r) }],
    'resident-snake-case'         => [$RES_NEW, ren(firstName => 'first_name', lastName => 'last_name', roomNumber => 'room_number')],
    'resident-without-last-name'  => [$RES_NEW, drop('lastName')],
    'resident-created-as-deleted' => [$RES_NEW, put(status => 'deleted')],
    'resident-gender-word'        => [$RES_NEW, put(gender => 'Female')],
    'resident-dob-us-form'        => [$RES_NEW, put(dob => '03/14/1941')],
    'resident-likes-as-text'      => [$RES_NEW, sub ($r) { $r->{json}{about}{likes} = join ', ', @{ $r->{json}{about}{likes} } }],
    'resident-about-as-text'      => [$RES_NEW, sub ($r) { $r->{json}{about} = $r->{json}{about}{bio} }],
    'resident-flag-as-word'       => [$RES_NEW, sub ($r) { $r->{json}{about}{isVeteran} = 'no' }],
    'resident-status-capital'     => ['GET /facilities/{id}/residents', sub ($r) { my %q = @{ $r->{query} }; qset(status => 'Active')->($r) if $q{status} }],
    'email-not-encoded'           => [qr{^GET /(?:facilities/\{id\}/residents|connections)$}, sub ($r) { my %q = @{ $r->{query} }; $r->{raw_query} = 1 if $q{email} }],
    'avatar-as-raw-body'          => [qr{^POST .*/avatar$}, sub ($r) { $r->{raw_body} = ['image/png', $r->{parts}[0][1]]; delete $r->{parts} }],
    'avatar-part-named-avatar'    => ["POST $R/avatar", part(file => sub ($p) { $p->[0] = 'avatar' })],

    # connections
    'connection-phone-as-text'    => [qr{^(?:POST|PUT) /connections}, sub ($r) { $r->{json}{phoneNumber} = '+1 555 010 2233' if $r->{json} && exists $r->{json}{phoneNumber} }],
    'connection-single-facility'  => ['POST /connections', sub ($r) { $r->{json}{facilities} = $r->{json}{facilities}[0] }],
    'connection-put-partial'      => ['PUT /connections/{id}', only(qw(relationship additionalInfo))],
    'connection-put-objects'      => ['PUT /connections/{id}', sub ($r) { $_ = [ map { { id => $_ } } @$_ ] for @{ $r->{json} }{qw(residents facilities)} }],
    'connection-put-no-residents' => ['PUT /connections/{id}', drop('residents')],
    'connection-put-external-id'  => ['PUT /connections/{id}', put(externalId => 'crm-10021', pccId => 4711)],
    'connection-query-snake'      => ['GET /connections', qren(facilityId => 'facility_id', residentId => 'resident_id')],

    # activities, registrations, attendance
    'activity-put-partial'        => ['PUT /activities/{id}', only(qw(name location))],
    'activity-put-capacity'       => ['PUT /activities/{id}', sub ($r) { my $j = $r->{json}; $j->{capacity} = { residents => { max => delete $j->{maxRegistered} }, connections => { max => delete $j->{maxRegisteredConnections} } } }],
    'activity-with-recurrence'    => [$ACT_NEW, put(recurrence => { frequency => 'weekly', interval => 1, daysOfWeek => ['Tuesday'] })],
    'activity-12-hour-clock'      => [$ACT_ANY, put(startTime => '10:00 AM', endTime => '11:00 AM')],
    'activity-time-type-noon'     => [$ACT_NEW, put(timeType => 'noon')],
    'activity-without-start-time' => [$ACT_NEW, drop('startTime')],
    'activity-end-before-start'   => [$ACT_NEW, sub ($r) { my $j = $r->{json}; @$j{qw(startTime endTime startDate endDate)} = @$j{qw(endTime startTime endDate startDate)} }],
    'activity-capacity-as-text'   => [$ACT_ANY, put(maxRegistered => '1 person')],
    'activities-from-to'          => ['GET /facilities/{id}/activities', qren(startDate => 'from', endDate => 'to')],
    'activities-dates-swapped'    => ['GET /facilities/{id}/activities', sub ($r) { my %q = @{ $r->{query} }; qset(startDate => $q{endDate}, endDate => $q{startDate})->($r) }],
    'registration-without-type'   => ['POST /activities/{id}/registrations', drop('userType')],
    'registration-as-family'      => ['POST /activities/{id}/registrations', put(userType => 'family')],
    'registration-numeric-id'     => ['POST /activities/{id}/registrations', sub ($r) { $r->{json}{userId} = 0 + (join('', $r->{json}{userId} =~ /(\d+)/g) =~ s/^(\d{1,9}).*/$1/r || 0) }],
    'registrations-without-range' => [qr{^GET /(?:residents|connections)/\{id\}/registrations$}, sub ($r) { $r->{query} = [] }],
    'unregister-by-query'         => ['DELETE /activities/{id}/registrations/{user}', sub ($r) { $r->{route} = '/activities/{id}/registrations'; push @{ $r->{query} }, userId => $r->{vars}{user} }],
    'attendance-present'          => ['POST /activities/{id}/attendance', sub ($r) { $r->{json}{status} = 'present' if $r->{json}{status} eq 'attended' }],
    'attendance-no-reason'        => ['POST /activities/{id}/attendance', drop('declineReason')],
    'attendance-put-without-user' => ['PUT /activities/{id}/attendance/{user}', sub ($r) { $r->{route} = '/activities/{id}/attendance'; $r->{json}{userId} = $r->{vars}{user} }],

    # check-ins, visits, personal activities
    'check-in-time-of-day'        => [$CHECK, sub ($r) { $r->{json}{startDate} =~ s/^(.{10}).*/${1}T09:30:00Z/ if $r->{json}{startDate} }],
    'check-in-duration-text'      => [$CHECK, put(durationInMinutes => '15 min')],
    'check-in-staff-object'       => [$CHECK, sub ($r) { $r->{json}{checkInStaff} = { id => delete $r->{json}{checkInStaffId} } }],
    'check-in-staff-is-resident'  => [$CHECK, sub ($r) { $r->{json}{checkInStaffId} = $r->{vars}{id} }],
    'check-in-put-only-duration'  => [qr{^PUT .*/check-ins/}, only('durationInMinutes')],
    'check-ins-without-end'       => ["GET $R/check-ins", qdel('endDate')],
    'check-ins-epoch-dates'       => ["GET $R/check-ins", sub ($r) { my $t = time; qset(startDate => ($t - 86400 * 30) . '000', endDate => $t . '000')->($r) }],
    'visit-without-visitor'       => [$VISIT, drop(qw(manualVisitors connectionVisitors))],
    'visit-without-duration'      => [$VISIT, drop('durationInMinutes')],
    'visit-duration-differs'      => [$VISIT, put(durationInMinutes => 20)],
    'visit-type-family'           => ["POST $R/personal-visits", put(visitType => 'family')],
    'visit-without-times'         => [$VISIT, drop(qw(startTime endTime))],
    'visit-put-only-description'  => [qr{^PUT .*/personal-visits/}, only('description')],
    'visits-query-snake'          => ["GET $R/personal-visits", qren(startDate => 'start_date', endDate => 'end_date')],
    'personal-without-start-time' => ["POST $R/personal-activities", drop('startTime')],
    'personal-title'              => ["POST $R/personal-activities", ren(name => 'title')],

    # photos
    'photo-as-json'               => ['POST /photos', sub ($r) { require MIME::Base64; $r->{json} = { map { $_->[0] => $_->[0] eq 'file' ? MIME::Base64::encode_base64($_->[1], '') : $_->[1] } @{ delete $r->{parts} } } }],
    'photo-part-named-photo'      => [$UPLOAD, part(file => sub ($p) { $p->[0] = 'photo' })],
    'photo-users-as-json'         => [$UPLOAD, part(users => sub ($p) { $p->[1] = JSON::PP->new->encode([ split /,/, $p->[1] ]) })],
    'photo-users-by-part'         => ['POST /photos', sub ($r) { $r->{parts} = [ map { my $p = $_; $p->[0] eq 'users' ? map({ ['users', $_] } split /,/, $p->[1]) : $p } @{ $r->{parts} } ] }],
    'photo-without-facilities'    => [$UPLOAD, no_part('facilities')],
    'photo-type-event'            => ['POST /photos', part(type => sub ($p) { $p->[1] = 'event' })],
    'photo-put-caption-object'    => ['PUT /photos/{id}', sub ($r) { $r->{json}{caption} = { text => $r->{json}{caption} } }],
    'photo-put-users-as-text'     => ['PUT /photos/{id}', sub ($r) { $r->{json}{users} = join ',', @{ $r->{json}{users} } }],
    'photos-by-user-id'           => ['GET /facilities/{id}/photos', qren(residentId => 'userId')],

    # messages
    'thread-without-creator'      => ['POST /messages/threads', drop('creatorId')],
    'thread-participant-objects'  => ['POST /messages/threads', sub ($r) { $_ = { id => $_ } for @{ $r->{json}{participantIds} } }],
    'thread-creator-is-other'     => ['POST /messages/threads', sub ($r) { $r->{json}{creatorId} = $r->{ids}{systemActor} }],
    'message-text-member'         => ['POST /messages/threads/{id}/messages', ren(body => 'text')],
    'mute-in-body'                => ['PUT /messages/threads/{id}/mute', sub ($r) { $r->{json} = { isMuted => JSON::PP::true }; $r->{query} = [] }],
    'mute-by-number'              => ['PUT /messages/threads/{id}/mute', sub ($r) { my %q = @{ $r->{query} }; qset(isMuted => $q{isMuted} eq 'true' ? 1 : 0)->($r) }],
    'archive-by-put'              => ['DELETE /messages/threads/{id}', verb(PUT => '/messages/threads/{id}/archive')],
    'leave-for-archive'           => ['DELETE /messages/threads/{id}', verb(PUT => '/messages/threads/{id}/leave')],
    'search-by-get'               => ['POST /messages/threads/search', sub ($r) { $r->{method} = 'GET'; $r->{query} = [ searchValue => $r->{json}{searchValue} ]; delete $r->{json} }],
    'read-by-post'                => ['PUT /messages/threads/{id}/read', verb('POST')],

    # transportation and work requests
    'transport-list-46-days'      => ["GET $TR", sub ($r) { my %q = @{ $r->{query} }; require CES::Client; qset(endDate => CES::Client::day_add($q{startDate}, 45))->($r) if $q{endDate} }],
    'transport-list-date-time'    => ["GET $TR", sub ($r) { my %q = @{ $r->{query} }; qset(startDate => "$q{startDate}T00:00:00Z", endDate => "$q{endDate}T23:59:59Z")->($r) }],
    'transport-no-return-time'    => [$TR_ANY, drop('returnTime')],
    'transport-unknown-type'      => [$TR_ANY, put(transportationType => 'Limousine (client)')],
    'transport-date-time'         => [$TR_ANY, sub ($r) { $r->{json}{date} .= 'T00:00:00Z' if $r->{json}{date} }],
    'transport-trip-round-trip'   => [$TR_ANY, put(tripType => 'round_trip')],
    'transport-time-with-seconds' => [$TR_ANY, sub ($r) { $_ .= ':00' for grep { defined } @{ $r->{json} }{qw(appointmentTime returnTime)} }],
    'transport-put-only-notes'    => ["PUT $TR/{request}", only('notes')],
    'transport-cancel-by-delete'  => ["POST $TR/{request}/cancel", verb(DELETE => "$TR/{request}")],
    'transport-occurrence-date'   => ["GET $TR/{request}", sub ($r) { push @{ $r->{query} }, occurrenceDate => $r->{vars}{day} }],
    'comment-body-member'         => [qr{/comments$}, sub ($r) { ren(text => 'body')->($r) if $r->{json}; part(text => sub ($p) { $p->[0] = 'body' })->($r) }],
    'comment-six-files'           => ["POST $WR/{request}/comments", sub ($r) { my ($f) = grep { $_->[0] eq 'files' } @{ $r->{parts} // [] }; push @{ $r->{parts} }, ($f) x 5 if $f }],
    'comment-files-brackets'      => ["POST $WR/{request}/comments", part(files => sub ($p) { $p->[0] = 'files[]' })],
    'work-without-team'           => ["POST $WR", drop('team')],
    'work-unknown-type'           => ["POST $WR", put(type => 'Anything (client)')],
    'work-without-title'          => ["POST $WR", ren(title => 'subject')],
    'work-status-repeated'        => ["GET $WR", sub ($r) { my %q = @{ $r->{query} }; my $s = delete $q{status} or return; $r->{query} = [ %q, map { (status => $_) } split /,/, $s ] }],
    'life-story-wrong-case'       => ["GET $R/assessments", sub ($r) { my %q = @{ $r->{query} }; qset(category => 'LifeStory')->($r) if $q{category} }],
);

sub apply ($r) {
    my $change = $CHANGE{$DEFECT} or return;
    my ($where, $code) = @$change;
    my $this = "$r->{method} $r->{route}";
    return if ref $where ? $this !~ $where : $this ne $where;
    $code->($r);
}

1;

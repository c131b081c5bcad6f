package CES::Walk;
# The nightly walk through the service, section by section.
use v5.36;
use utf8;
use Time::HiRes ();
use POSIX ();
use CES::Client qw(today day_add dt window unwrap list_of num true false);
use CES::Bodies qw(resident_body connection_body activity_body id_of);
use CES::Tasks qw(register_in_order);
use CES::Quirks qw(defect variation);

my $PNG = pack 'H*', '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cfc0f01f00050001ff5699c8d20000000049454e44ae426082';
my $STAMP = sprintf '%x%x', int(Time::HiRes::time() * 1000), $$;

sub new ($class, $client) { bless { c => $client, made => [] }, $class }

# Sections in order; one that fails does not stop the next ones. Answers the names of those that failed.
sub run ($w) {
    my @first = qw(health facilities residents);
    my @rest  = qw(connections assessments activities personal check_ins visits photos messages announcements transport work flat);
    @rest = reverse @rest if variation('other-order');
    @rest = ('connections') if variation('ends-early');
    my @failed;
    for my $s (@first, @rest, 'cleanup') {
        next if $s ne 'health' && $s ne 'facilities' && $s ne 'residents' && $s ne 'cleanup' && !defined $w->{resident};
        eval { $w->$s; 1 } or do { warn "$s: $@"; push @failed, $s };
    }
    return @failed;
}
# Something of our own that is deleted at the end, last one first.
sub later ($w, @call) { unshift @{ $w->{made} }, [@call] }
sub file ($name = 'photo.png') { [ 'file', $PNG, $name, 'image/png' ] }

sub health ($w) { $w->{c}->call(GET => '/ping') }

sub facilities ($w) {
    my $c = $w->{c};
    my @f = grep { defined $_->{id} } list_of($c->call(GET => '/facilities')->{json});
    my @own = list_of($c->call(GET => '/facilities', {}, as => 'resident')->{json});
    my $me = $c->call(GET => '/residents/{id}', { id => $c->{ids}{resident} }, soft => 1);
    my $r = $me->{ok} ? unwrap($me->{json}) : {};
    my $fid = $r->{facilityId} // ($own[0] // $f[0] // die "no facility\n")->{id};
    @f = sort { ($b->{id} eq $fid) <=> ($a->{id} eq $fid) } @f;
    for my $f (@f[ 0 .. ($#f > 2 ? 2 : $#f) ]) { $c->call(GET => '/facilities/{id}', { id => $f->{id} }) }
    $w->{facilities} = \@f;
    $w->{facility} = $fid;
    $w->{fname} = ((grep { $_->{id} eq $fid } @f)[0] // {})->{name};
    $w->{resident} = $r->{id} // $c->{ids}{resident};
}

sub residents ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{facility} };
    my @all = $c->all(GET => '/facilities/{id}/residents', $at, size => 10);
    $w->{all} = \@all;
    my @others = grep { $_->{id} ne $w->{facility} } @{ $w->{facilities} };
    for my $f (splice @others, 0, 2) { $c->all(GET => '/facilities/{id}/residents', { id => $f->{id} }, size => 100) }
    $c->all(GET => '/facilities/{id}/residents', $at, query => [ status => 'active' ], size => 10, pages => 1);
    $c->call(GET => '/residents/{id}', { id => defect('undefined-id') ? 'undefined' : $w->{resident} });
    my $email = "zoe+sync$STAMP\@example.org";
    my $new = unwrap($c->call(POST => '/facilities/{id}/residents', $at, json => {
        externalId => "crm-$STAMP", firstName => 'Zoë', lastName => 'Marchand', nickname => 'Zo', email => $email, phone => '+15550102233',
        roomNumber => '101', status => 'active', moveInDate => dt(day_add(today(), -30), '00:00:00'), dob => '1941-03-14T00:00:00Z', gender => 'F',
        about => { bio => 'Taught music.', likes => [ 'piano', 'roses' ], dislikes => ['noise'], isVeteran => false, directoryOptOut => false },
    })->{json});
    my $id = $w->{new} = $new->{id} // die "no id of the new resident\n";
    $w->later(DELETE => '/residents/{id}', { id => $id });
    my $read = unwrap($c->call(GET => '/residents/{id}', { id => $id })->{json});
    my %change = variation('put-without-change') ? () : (roomNumber => '102');
    $c->call(PUT => '/residents/{id}', { id => $id }, json => resident_body($read, %change));
    $c->all(GET => '/facilities/{id}/residents', $at, query => [ email => $email ], size => 10, pages => 1);
    $c->all(GET => '/facilities/{id}/residents', $at, query => [ externalId => "crm-$STAMP" ], size => 10, pages => 1);
    $c->call(POST => '/residents/{id}/avatar', { id => $id }, parts => [ file('avatar.png') ]);
    $c->call(DELETE => '/residents/{id}/avatar', { id => $id });
}

sub connections ($w) {
    my $c = $w->{c};
    $c->call(GET => '/connections', {}, query => [ facilityId => $w->{facility} ]);
    my @mine = list_of($c->call(GET => '/residents/{id}/connections', { id => $w->{resident} })->{json});
    $c->call(GET => '/connections', {}, query => [ residentId => $w->{resident} ]);
    $w->{linked} = grep { ($_->{id} // '') eq $c->{ids}{connection} } @mine;
    my $email = "ana+sync$STAMP\@example.org";
    ($email) = ((grep { defined } map { $_->{email} } @mine), $email) if defect('connection-reuses-email');
    my $new = unwrap($c->call(POST => '/connections', {}, json => {
        firstName => 'Ana', lastName => 'Marchand', email => $email, phoneNumber => 15550102244, relationship => 'Daughter', residents => [ $w->{new} // $w->{resident} ],
        facilities => [ $w->{facility} ], groups => [], disableNotifications => false, disableSMS => true, disableInvites => false, additionalInfo => 'Prefers e-mail.', externalId => "crm-c$STAMP",
    })->{json});
    my $id = $new->{id} // die "no id of the new connection\n";
    $w->later(DELETE => '/connections/{id}', { id => $id });
    my $read = unwrap($c->call(GET => '/connections/{id}', { id => $id })->{json});
    my %change = variation('put-without-change') ? () : (additionalInfo => 'Prefers the telephone.');
    $c->call(PUT => '/connections/{id}', { id => $id }, json => connection_body($read, %change));
    $c->call(GET => '/connections', {}, query => [ email => $email ]);
    $c->call(POST => '/connections/{id}/avatar', { id => $id }, parts => [ file('avatar.png') ]);
    $c->call(DELETE => '/connections/{id}/avatar', { id => $id });
    my @range = window(today());
    $c->call(GET => '/connections/{id}/registrations', { id => $id }, query => \@range);
    $w->{connection} = $id;
}

sub assessments ($w) {
    my $c = $w->{c};
    my @try = ($w->{resident}, grep { $_ ne $w->{resident} } map { $_->{id} } @{ $w->{all} // [] });
    for my $rid (@try[ 0 .. ($#try > 5 ? 5 : $#try) ]) {
        my ($s) = list_of($c->call(GET => '/residents/{id}/assessments', { id => $rid })->{json}) or next;
        $c->call(GET => '/residents/{id}/assessments', { id => $rid }, query => [ category => 'lifeStory' ]);
        my ($at, $full);
        for my $aid (grep { defined } @$s{qw(id assessmentId)}) {    # which of the two the route wants is not written
            $at = { id => $rid, assessment => $aid };
            $full = $c->call(GET => '/residents/{id}/assessments/{assessment}', $at, soft => 1);
            last if $full->{ok} || $full->{status} != 404;
        }
        die "assessment: $full->{status}\n" if $full && !$full->{ok};
        return if !$full;
        $c->call(GET => '/residents/{id}/assessments/{assessment}/questions', $at);
        $c->call(GET => '/residents/{id}/assessments/{assessment}/pdf', $at);
        $c->call(DELETE => '/residents/{id}/assessments/{assessment}', $at) if defect('deletes-read-assessment');
        return;
    }
    $c->call(GET => '/residents/{id}/assessments', { id => $w->{resident} }, query => [ category => 'lifeStory' ]);
}

sub activities ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{facility} };
    my @types = list_of($c->call(GET => '/activity-types')->{json});
    my @cal = list_of($c->call(GET => '/facilities/{id}/calendars', $at)->{json});
    my @range = window(today());
    my @list = list_of($c->call(GET => '/facilities/{id}/activities', $at, query => \@range)->{json});
    $c->call(GET => '/facilities/{id}/activities', $at, query => [ @range, actingUserId => $w->{resident} ]);
    my ($placed) = grep { defined && length } map { $_->{location} } @list;
    $c->call(GET => '/facilities/{id}/activities', $at, query => [ @range, location => $placed ]) if defined $placed;
    my ($series) = grep { $_->{isRecurring} && $_->{startDate} } @list;
    my ($single) = grep { !$_->{isRecurring} && !$_->{recurrence} } @list;
    $c->call(GET => '/activities/{id}', { id => $series->{id} }, query => [ occurrenceDate => substr($series->{startDate}, 0, 10) ]) if $series;
    if ($single) {
        my @q = defect('occurrence-date-on-single') ? (occurrenceDate => substr($single->{startDate} // today(), 0, 10)) : ();
        $c->call(GET => '/activities/{id}', { id => $single->{id} }, query => \@q);
    }
    if (defect('planned-attachment')) {
        for my $a (grep { @{ $_->{attachments} // [] } } @list) {
            $c->call(GET => '/activities/{id}/attachments/{att}', { id => $a->{id}, att => $a->{attachments}[0]{id} }, soft => 1);
        }
    }
    $c->call(GET => '/facilities/{id}/activities/{act}', { %$at, act => $list[0]{id} }, soft => 1) if defect('activity-under-facility') && @list;

    # one of our own: one-time, next week, for one resident
    my @ours = grep { !$_->{private} && ($_->{category} // '') !~ /meal|dining|menu/i && ($_->{name} // '') !~ /meal|dining|menu/i } @cal;
    my $cal = (@ours, grep { !$_->{private} } @cal)[0] // return;
    my ($type) = ((grep { defined && length } map { $_->{type} } @list), (grep { defined } map { $_->{name} } @types), 'Social');
    my $day = day_add(today(), defect('past-activity-changed') ? -2 : 7);
    my $all_day = variation('all-day-activity');
    my $new = unwrap($c->call(POST => '/calendars/{id}/activities', { id => $cal->{id} }, json => {
        name => 'Piano afternoon', type => $type, startDate => dt($day, '10:00:00'), endDate => dt($day, '11:00:00'), startTime => '10:00', endTime => '11:00', timeType => $all_day ? 'allDay' : 'exactTime',
        location => 'Lounge', description => 'With tea.', maxRegistered => 1, maxRegisteredConnections => 0, allowConnections => false,
    })->{json});
    my $id = $new->{id} // die "no id of the new activity\n";
    my $act = { id => $id };
    $w->later(DELETE => '/activities/{id}', $act) unless defect('activity-deleted-with-registrations');
    my $read = unwrap($c->call(GET => '/activities/{id}', $act, query => [ actingUserId => $w->{resident} ])->{json});
    my %change = variation('put-without-change') ? () : (location => 'Music room');
    my ($other) = (grep({ $_ ne $cal->{id} } map { $_->{id} } @cal), $cal->{id});
    $change{calendarId} = $other if defect('activity-put-calendar');
    $c->call(PUT => '/activities/{id}', $act, json => activity_body($read, %change));

    # registrations
    my @who = ($w->{resident}, $w->{new} // ());
    if (defect('attendance-before-registration')) {
        $c->call(POST => '/activities/{id}/attendance', $act, json => { userId => $_, userType => 'resident', status => 'attended' }, soft => 1) for @who;
    }
    my @in = register_in_order($c, $id, @who);
    if (defect('connection-own-id-registered') && $w->{connection}) {
        $c->call(POST => '/activities/{id}/registrations', $act, json => { userId => $w->{connection}, userType => 'connection' }, soft => 1);
    }
    $c->call(GET => '/activities/{id}/registrations', $act, soft => 1) if defect('list-of-registrations');
    $c->call(POST => '/activities/{id}/registrations', $act, json => { userId => $w->{resident}, userType => 'resident' }, soft => 1) if defect('registers-twice');
    $c->call(GET => '/residents/{id}/registrations', { id => $w->{resident} }, query => [ window($day, day_add($day, 1)) ]);

    # attendance
    for my $u (@in) {
        my $one = { %$act, user => $u };
        $c->call(POST => '/activities/{id}/attendance', $act, json => { userId => $u, userType => 'resident', status => 'attended', duration => 60 });
        $c->call(PUT => '/activities/{id}/attendance/{user}', $one, json => { duration => 45 });
        $c->call(GET => '/activities/{id}/attendance', $act);
        $c->call(DELETE => '/activities/{id}/attendance/{user}', $one);
        $c->call(POST => '/activities/{id}/attendance', $act, json => { userId => $u, userType => 'resident', status => 'declined', declineReason => 'Not interested' });
        $c->call(DELETE => '/activities/{id}/attendance/{user}', $one);
    }
    $c->call(GET => '/residents/{id}/attendance', { id => $w->{resident} }, query => [ window(day_add(today(), -44)) ]);

    my $photo = $w->{facility} =~ /,/ ? {} : unwrap($c->call(POST => '/activities/{id}/photos', $act, parts => [ file(), [ facilities => $w->{facility} ], [ users => join ',', grep { !/,/ } @who ], [ caption => 'At the piano' ] ])->{json});
    $w->later(DELETE => '/photos/{id}', { id => $photo->{id} }) if defined $photo->{id};
    $c->all(GET => '/activities/{id}/photos', $act, size => 5, pages => 2);
    if (defect('activity-deleted-with-registrations')) { $c->call(DELETE => '/activities/{id}', $act, soft => 1) }
    $c->call(DELETE => '/activities/{id}/registrations/{user}', { %$act, user => $_ }) for reverse @who;    # the waitlisted one first: no one moves up
}

sub personal ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{resident} };
    $c->call(GET => '/residents/{id}/personal-activities', $at, query => [ window(day_add(today(), -30)) ]);
    my $day = day_add(today(), 1);
    $c->call(POST => '/residents/{id}/personal-activities', $at, json => { name => 'Walk in the garden', startDate => dt($day, '14:00:00'), startTime => '14:00', endTime => '14:30', timeType => 'exactTime' });
    $c->call(GET => '/residents/{id}/personal-activities', $at, query => [ window($day, $day) ]);
}

sub check_ins ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{resident} };
    my $first = day_add(today(), -44);
    my %taken = map { substr($_->{startDate} // '', 0, 10) => 1 } list_of($c->call(GET => '/residents/{id}/check-ins', $at, query => [ window($first) ])->{json});
    my ($day) = grep { !$taken{$_} } map { day_add(today(), -$_) } 1 .. 20;
    return if !$day;
    my %b = (startDate => $day, checkInStaffId => $c->{ids}{staff}, durationInMinutes => variation('duration-unknown') ? 0 : 15);
    my $a = $c->call(POST => '/residents/{id}/check-ins', $at, json => { %b, description => 'Evening round' }, soft => 1);
    return if $a->{status} == 409;    # somebody was faster
    die "check-in: $a->{status}\n" if !$a->{ok};
    $c->call(POST => '/residents/{id}/check-ins', $at, json => {%b}, soft => 1) if defect('check-in-posted-twice');
    my $one = { %$at, check => unwrap($a->{json})->{id} };
    my $read = unwrap($c->call(GET => '/residents/{id}/check-ins/{check}', $one)->{json});
    $c->call(PUT => '/residents/{id}/check-ins/{check}', $one, json => { %b, checkInStaffId => id_of($read->{checkInStaff}) // $b{checkInStaffId}, durationInMinutes => 30, description => $read->{description} // '' });
    $c->call(DELETE => '/residents/{id}/check-ins/{check}', $one);
}

sub visits ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{resident} };
    $c->call(GET => '/residents/{id}/personal-visits', $at, query => [ window(day_add(today(), -40)) ]);
    $c->call(GET => '/residents/{id}/personal-visits', $at, query => [ window(day_add(today(), -10)), visitType => 'care' ]);
    my $day = day_add(today(), 2);
    my %b = (name => 'Sunday tea', visitType => 'social', startDate => dt($day, '15:00:00'), startTime => '15:00', endTime => '16:00', timeType => 'exactTime', durationInMinutes => 60,
        manualVisitors => [ { name => 'Jo Keller', relationship => 'Friend' } ], description => 'Brings cake.');
    $b{connectionVisitors} = [ { connectionId => $c->{ids}{connection} } ] if $w->{linked};
    my $new = unwrap($c->call(POST => '/residents/{id}/personal-visits', $at, json => {%b})->{json});
    my $one = { %$at, visit => $new->{id} };
    $c->call(GET => '/residents/{id}/personal-visits/{visit}', $one);
    if (defect('visit-recreated-for-change')) {
        $c->call(DELETE => '/residents/{id}/personal-visits/{visit}', $one);
        $one->{visit} = unwrap($c->call(POST => '/residents/{id}/personal-visits', $at, json => { %b, description => 'Brings flowers.' })->{json})->{id};
    } else {
        $c->call(PUT => '/residents/{id}/personal-visits/{visit}', $one, json => { %b, description => 'Brings flowers.' });
    }
    $c->call(DELETE => '/residents/{id}/personal-visits/{visit}', $one);
}

sub photos ($w) {
    my $c = $w->{c};
    my $at = { id => $w->{facility} };
    my @albums = list_of($c->call(GET => '/facilities/{id}/albums', $at)->{json});
    $c->call(GET => '/facilities/{id}/albums/{album}', { %$at, album => $albums[0]{id} }) if @albums;
    $c->call(POST => '/facilities/{id}/albums', $at, json => { title => 'Nightly', type => 'gallery' }, soft => 1) if defect('album-created');
    my @old = $c->all(GET => '/facilities/{id}/photos', $at, size => 4, pages => 3);
    $c->all(GET => '/facilities/{id}/photos', $at, query => [ residentId => $w->{resident} ], size => 4, pages => 1);
    $c->all(GET => '/residents/{id}/photos', { id => $w->{resident} }, size => 4, pages => 1);
    return if $w->{facility} =~ /,/;    # ids are joined with commas there
    my @users = grep { !/,/ } $w->{resident}, $w->{new} // ();
    my @parts = (file(), [ facilities => defect('photo-facility-names') ? $w->{fname} // 'Main house' : $w->{facility} ]);
    push @parts, [ users => join ',', @users ], [ type => 'gallery' ], [ caption => 'Roses in June – Zoë' ], @albums ? [ albumId => $albums[0]{id} ] : () if !variation('smallest-upload');
    my $new = unwrap($c->call(POST => '/photos', {}, parts => \@parts)->{json});
    my $one = { id => $new->{id} // die "no id of the new photo\n" };
    $w->later(DELETE => '/photos/{id}', $one);
    my $read = unwrap($c->call(GET => '/photos/{id}', $one)->{json});
    my @kept = map { id_of($_) } @{ $read->{users} // \@users };
    $c->call(PUT => '/photos/{id}', $one, json => { caption => 'Roses in July', users => \@kept, tags => [ map { id_of($_) } @{ $read->{tags} // [] } ] });
    $c->call(DELETE => '/photos/{id}', { id => $old[0]{id} }, soft => 1) if defect('deletes-foreign-photo') && @old;
}

sub messages ($w) {
    my $c = $w->{c};
    my @as = (as => 'staff');
    $c->all(GET => '/messages/threads', {}, @as, query => [ filter => 'active' ], size => 5, pages => 2);
    my $t = unwrap($c->call(POST => '/messages/threads', {}, @as, json => { participantIds => [ $w->{resident} ], creatorId => $c->{ids}{staff}, title => "Garden club $STAMP" })->{json});
    my $at = { id => $t->{id} // die "no id of the new thread\n" };
    $c->call(GET => '/messages/threads/{id}', $at, @as);
    $c->call(PUT => '/messages/threads/{id}', $at, @as, json => { title => "Garden club, new time $STAMP" });
    $c->call(POST => '/messages/threads/{id}/messages', $at, @as, json => { body => $_ }) for 'Good morning!', 'We meet at ten – in the lounge.', 'Bring a hat.';
    $c->all(GET => '/messages/threads/{id}/messages', $at, @as, size => 2);
    $c->all(GET => '/messages/threads/{id}/messages', $at, as => 'resident', query => [ searchValue => 'lounge' ], size => 2, pages => 1);
    $c->call(POST => '/messages/threads/search', {}, @as, json => { searchValue => 'Garden club', isArchived => false });
    $c->call(PUT => '/messages/threads/{id}/read', $at, as => 'resident');
    $c->call(PUT => '/messages/threads/{id}/mute', $at, @as, query => [ isMuted => $_ ]) for 'true', 'false';
    if (defect('polls-without-pause')) { $c->call(GET => '/messages/threads/{id}', $at, @as) for 1 .. 80 }
    $c->call(DELETE => '/messages/threads/{id}', $at, @as);
    $c->all(GET => '/messages/threads', {}, @as, query => [ filter => 'archived' ], size => 5, pages => 1);
}

# Announcements are known by id only (a task or an event brings it): archive and back, for the connection that may see it.
sub announcements ($w) {
    my $c = $w->{c};
    $c->call(GET => '/announcements', {}, soft => 1, query => [ pageSize => 20 ]) if defect('announcements-list-guessed');
    $c->call(GET => '/facilities/{id}/newsletters', { id => $w->{facility} }, soft => 1) if defect('newsletters-guessed');
    my $id = $c->{announcement} // return;
    my $at = { id => $c->{ids}{connection}, ann => $id };
    my $a = $c->call(GET => '/connections/{id}/announcements/{ann}', $at, as => 'connection', soft => 1);
    my $read = unwrap($a->{json});
    for my $f (@{ $read->{attachments} // [] }[ 0 .. 0 ]) {
        $c->call(GET => '/announcements/{id}/attachments/{att}', { id => $id, att => $f->{id} }, soft => 1) if $f && defined $f->{id};
    }
    return if !$a->{ok} || $read->{isArchived};
    $c->call(POST => "/connections/{id}/announcements/{ann}/$_", $at, as => 'connection') for 'archive', 'unarchive';
}

# ---- transportation and work requests: as the resident; 403, 404 or 501 mean that the community has none ----
sub settings ($w, $route) {
    my $a = $w->{c}->call(GET => $route, { id => $w->{facility} }, as => 'resident', soft => 1);
    return unwrap($a->{json}) if $a->{ok};
    return undef if grep { $a->{status} == $_ } 403, 404, 405, 501;
    die "$route: $a->{status}\n";
}
sub minutes ($t) { ($t // '') =~ /^(\d\d?):(\d\d)/ ? $1 * 60 + $2 : undef }
sub hhmm ($m) { sprintf '%02d:%02d', int($m / 60), $m % 60 }

# A day and times that are late enough in every time zone and within the hours of operation.
sub slot ($s) {
    my $lead = num($s->{minimumLeadTimeHours}) // 3;
    $lead = 3 if $lead < 3;
    my @hours = grep { ref eq 'HASH' } @{ $s->{hoursOfOperation} // [] };
    my $t0 = time + ($lead + 38) * 3600;
    for my $n (0 .. 21) {
        my @t = gmtime($t0 + $n * 86400);
        my ($day, $wday) = (POSIX::strftime('%Y-%m-%d', @t), $t[6]);
        my @today = grep { defined $_->{date} && substr($_->{date}, 0, 10) eq $day } @hours;
        @today = grep { !defined $_->{date} && on_weekday($_->{dayOfWeek}, $wday) } @hours if !@today;
        next if @hours && !@today;
        next if grep { $_->{notAvailable} } @today;
        my ($from, $to) = (540, 1020);
        ($from, $to) = (minutes($today[0]{startTime}) // 540, minutes($today[0]{endTime}) // 1020) if @today;
        next if $to - $from < 60;
        my $step = int(($to - $from) / 4);
        my @at = map { hhmm(5 * int(($from + $_ * $step) / 5 + 0.99)) } 1 .. 3;
        return ($day, @at);
    }
    return;
}
sub on_weekday ($v, $wday) {
    return 1 if !defined $v;
    return $v % 7 == $wday if $v =~ /^\d+$/;
    return lc(substr $v, 0, 3) eq (qw(sun mon tue wed thu fri sat))[$wday];
}

sub transport ($w) {
    my $c = $w->{c};
    my @as = (as => 'resident');
    my $s = $w->settings('/facilities/{id}/transportation-settings') // return;
    my $root = '/residents/{id}/transportation-requests';
    my $at = { id => $w->{resident} };
    my @range = (startDate => today(), endDate => day_add(today(), 44));
    $c->call(GET => $root, $at, @as, query => \@range);
    $c->call(GET => $root, $at, @as, query => [ @range, status => 'pending,approved' ]);
    $c->call(GET => $root, $at, as => 'connection', query => \@range) if $w->{linked};
    my ($day, $pickup, $time, $back) = slot($s) or return;
    ($pickup, $time, $back) = ('02:40', '03:10', '23:50') if defect('transport-outside-hours');
    if (defect('transport-too-soon')) {
        local $ENV{TZ} = $s->{timezone} // 'UTC'; POSIX::tzset();
        ($day, $time, $back) = split ' ', POSIX::strftime('%Y-%m-%d %H:%M 23:59', localtime(time + 1800));
        $pickup = $time;
    }
    my $one_way = variation('one-way-with-null');
    my %b = (date => $day, appointmentTime => $time, pickupTime => $pickup, returnTime => $one_way ? undef : $back, tripType => $one_way ? 'oneway' : 'roundtrip', pickupLocation => 'Main entrance',
        destination => 'Lakeside Eye Clinic', destinationAddress => '12 Lake Street', mobilityNeeds => 'Walker', notes => 'Please ring first.');
    ($b{transportationType}) = grep { defined } @{ $s->{transportationTypes} // [] };
    delete $b{transportationType} if !defined $b{transportationType};
    my $new = unwrap($c->call(POST => $root, $at, @as, json => {%b})->{json});
    my $id = defect('transport-by-reference') ? $new->{referenceNumber} : $new->{id};
    my $one = { %$at, request => $id, day => $day };
    $c->call(GET => "$root/{request}", $one, @as);
    $c->call(PUT => "$root/{request}", $one, @as, json => { %b, notes => 'Please ring twice.' });
    $c->call(POST => "$root/{request}/comments", $one, @as, json => { text => 'The front door, please.' });
    $c->call(GET => "$root/{request}/comments", $one, @as);
    $c->call(POST => "$root/{request}/cancel", $one, @as);
    $c->call(PUT => "$root/{request}", $one, @as, json => { %b, notes => 'Cancelled by us.' }, soft => 1) if defect('transport-put-after-cancel');
    if (defect('transport-cancel-repeated')) { $c->call(POST => "$root/{request}/cancel", $one, @as, soft => 1) for 1 .. 4 }
}

sub work ($w) {
    my $c = $w->{c};
    my @as = (as => 'resident');
    my $s = $w->settings('/facilities/{id}/work-request-settings') // return;
    my $root = '/residents/{id}/work-requests';
    my $at = { id => $w->{resident} };
    $c->all(GET => $root, $at, @as, size => 5, pages => 2);
    $c->all(GET => $root, $at, @as, query => [ status => 'open,in_progress' ], size => 5, pages => 1);
    $c->all(GET => $root, { id => $w->{new} }, @as, size => 5, pages => 1, soft => 1) if defect('work-of-other-resident') && $w->{new};
    my ($team) = grep { defined $_->{key} } @{ $s->{teams} // [] };
    return if !$team;
    my %b = (title => 'Lamp flickers', description => 'The lamp at the window.', location => 'Living room', team => defect('work-team-name') ? $team->{name} : $team->{key});
    ($b{type}) = grep { defined } @{ $s->{types} // [] };
    delete $b{type} if !defined $b{type};
    my $new = unwrap($c->call(POST => $root, $at, @as, json => \%b)->{json});
    my $one = { %$at, request => defect('work-by-reference') ? $new->{referenceNumber} : $new->{id} };
    $c->call(GET => "$root/{request}", $one, @as);
    $c->call(PUT => "$root/{request}", $one, @as, json => { %b, title => 'Lamp is out' }, soft => 1) if defect('work-put');
    $c->call(POST => "$root/{request}/comments", $one, @as, json => { text => 'At home after two.' });
    my $with = $c->call(POST => "$root/{request}/comments", $one, @as, soft => 1, parts => [ [ text => 'A picture of it.' ], [ 'files', $PNG, 'lamp.png', 'image/png' ] ]);
    my ($comment) = grep { @{ $_->{attachments} // [] } } list_of($c->call(GET => "$root/{request}/comments", $one, @as)->{json});
    my $att = $with->{ok} && $comment ? $comment->{attachments}[0]{id} : undef;
    $c->call(GET => "$root/{request}/attachments/{att}", { %$one, att => $att }, @as) if defined $att;
    $c->call(POST => "$root/{request}/cancel", $one, @as);
    $c->call(POST => "$root/{request}/cancel", $one, @as, soft => 1) if defect('work-cancel-again');
}

# The flat reads of the worked examples; where they are missing nothing is lost. They do not depend on each other.
sub flat ($w) {
    my $c = $w->{c};
    my @reads = (
        [ '/personal-activities', residentId => $w->{resident}, startDate => today(), endDate => day_add(today(), 6) ],
        [ '/photos', residentId => $w->{resident}, limit => 5 ], [ '/messages', residentId => $w->{resident}, limit => 5 ],
        [ '/connections', residentId => $w->{resident} ], map { ['/facilities'] } 1 .. 1,
    );
    my @kids;
    for my $r (@reads) {
        my ($route, @q) = @$r;
        my $read = sub { $c->call(GET => $route, {}, query => \@q, soft => 1) };
        if (variation('parallel-reads') && defined(my $pid = fork)) {
            if (!$pid) { $read->(); POSIX::_exit(0) }
            push @kids, $pid;
        } else { $read->() }
    }
    waitpid $_, 0 for @kids;
}

sub cleanup ($w) {
    for my $d (@{ $w->{made} }) {
        my ($method, $route, $vars) = @$d;
        eval { $w->{c}->call($method, $route, $vars); 1 } or warn "cleanup: $@";
    }
}

1;

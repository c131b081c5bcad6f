#!/usr/bin/perl
# A small stand-in for the service, in memory, and a run of the program with every switch against it.
#   perl smoke.pl            correct program, every variation, every defect
#   perl smoke.pl ID ...     only these
use v5.36;
use utf8;
use FindBin;
use lib "$FindBin::Bin/lib";
use IO::Socket::INET;
use IO::Select;
use JSON::PP ();
use File::Temp qw(tempdir);
use POSIX qw(strftime);
use Time::HiRes qw(time sleep);

my $J = JSON::PP->new->utf8->canonical->allow_nonref;
my ($T, $F) = (JSON::PP::true, JSON::PP::false);
my $dir = tempdir(CLEANUP => 1);
my $log = "$dir/log";
sub day ($n) { strftime '%Y-%m-%d', gmtime(time + 86400 * $n) }
my %IDS = (resident => 'r/ü 1', connection => 'c+1', staff => 's:1', systemActor => 'sys=1');

# ---- the world ---------------------------------------------------------------------------
my (%W, $seq, $busy, $poor);
sub reset_world ($b) {
    $poor = $b eq 'poor'; $busy = $poor ? 0 : $b; $seq = 100;
    my @fac = map { { id => $_, name => "House $_", bedCount => 10, careSetting => 'AL' } } 'f 1', 'f2';
    my @res = map { { id => $_ == 1 ? $IDS{resident} : "r$_", firstName => "First$_", lastName => "Last$_", roomNumber => "$_", status => 'active', email => undef, facilityId => 'f 1', created => '2024-01-01T00:00:00Z', x => 1, about => { bio => 'b', likes => ['tea'] } } } 1 .. 23;
    push @res, map { { id => "q$_", firstName => 'Q', lastName => "L$_", facilityId => 'f2', status => 'active' } } 1 .. 3;
    my @act = map { my $d = day($_ * 9 - 2); { id => "a$_", name => "Act $_", type => 'Music', startDate => "${d}T10:00:00Z", endDate => "${d}T11:00:00Z", startTime => '10:00', endTime => '11:00', location => 'Hall', calendarId => 'cal1', facilityId => 'f 1',
        capacity => { residents => { max => 1, registered => 0 } }, isRecurring => $_ == 3 ? $T : $F, attachments => $_ == 2 ? [ { id => 'att1', publicToFamily => $T } ] : [] } } 0 .. 11;
    %W = (fac => \@fac, res => \@res, act => \@act, con => [ { id => $IDS{connection}, firstName => 'C', lastName => 'One', email => 'c1@example.org', phoneNumber => 5551234, facilities => [ { id => 'f 1', name => 'House' } ], residents => [ { id => $IDS{resident} } ], status => 'active' } ],
        chk => [ { id => 'k1', res => 'r2', startDate => day(-3), durationInMinutes => 15 } ], vis => [], pho => [ map { { id => "p$_", url => 'u', users => [], tags => [], facilities => ['f 1'] } } 1 .. 6 ], thr => [ map { { id => "t$_", title => "T$_" } } 1 .. 7 ], msg => {}, tra => [], wor => [], com => {}, reg => {}, att => {}, pa => []);
}

# Per route: query names, body names ("!" = required).
my $win = 'startDate! endDate!';
my $res_in = 'firstName! lastName! nickname email phone roomNumber status moveInDate dob gender about id created modified';
my $con_in = 'firstName! lastName! email phoneNumber relationship residents! facilities! groups disableNotifications disableSMS disableInvites additionalInfo';
my $act_in = 'name! type! startDate! endDate startTime! endTime timeType location description maxRegistered maxRegisteredConnections allowConnections attachments';
my $vis_in = 'name! visitType! startDate! startTime endTime timeType durationInMinutes! additionalAttendeeResidentIds connectionVisitors manualVisitors description';
my $tr_in = 'date! appointmentTime! tripType! returnTime pickupTime pickupLocation destination! destinationAddress! transportationType mobilityNeeds notes';
my $chk_in = 'startDate! checkInStaffId! durationInMinutes! description';
my $p = 'cursor pageSize';
my @SPEC = map { [ split /\s*\|\s*/, $_, -1 ] } grep { /\S/ } split /\n/, <<"END";
GET|facilities|
GET|facilities/:f|
GET|facilities/:f/residents|email phone status externalId pccId $p
POST|facilities/:f/residents||externalId pccId $res_in
GET|residents/:r|
PUT|residents/:r||$res_in
DELETE|residents/:r|
POST|residents/:r/avatar||file!
DELETE|residents/:r/avatar|
GET|residents/:r/assessments|category
GET|residents/:r/assessments/:a|
GET|residents/:r/assessments/:a/questions|
GET|residents/:r/assessments/:a/pdf|
GET|connections|facilityId residentId email externalId
POST|connections||$con_in externalId pccId
GET|connections/:c|
PUT|connections/:c||$con_in status id created modified
DELETE|connections/:c|
POST|connections/:c/avatar||file
DELETE|connections/:c/avatar|
GET|residents/:r/connections|
GET|facilities/:f/calendars|
GET|facilities/:f/activities|$win type location actingUserId
GET|activities/:v|occurrenceDate actingUserId
PUT|activities/:v||$act_in id created modified
DELETE|activities/:v|
POST|calendars/:k/activities||$act_in
GET|activity-types|
GET|residents/:r/personal-activities|$win
POST|residents/:r/personal-activities||name! startDate! startTime! endTime timeType
POST|activities/:v/registrations||userId! userType!
DELETE|activities/:v/registrations/:u|occurrenceDate
GET|residents/:r/registrations|$win
GET|connections/:c/registrations|$win
GET|residents/:r/check-ins|$win
POST|residents/:r/check-ins||$chk_in
GET|residents/:r/check-ins/:i|
PUT|residents/:r/check-ins/:i||$chk_in
DELETE|residents/:r/check-ins/:i|
GET|residents/:r/personal-visits|$win visitType
POST|residents/:r/personal-visits||$vis_in
GET|residents/:r/personal-visits/:i|
PUT|residents/:r/personal-visits/:i||$vis_in
DELETE|residents/:r/personal-visits/:i|
GET|activities/:v/attendance|
POST|activities/:v/attendance||userId! userType! status! declineReason duration
PUT|activities/:v/attendance/:u||declineReason duration
DELETE|activities/:v/attendance/:u|
GET|residents/:r/attendance|$win
GET|facilities/:f/albums|
GET|facilities/:f/albums/:b|
GET|facilities/:f/photos|$p albumId tags residentId captionSearch
GET|residents/:r/photos|$p albumId tags captionSearch
POST|photos||file! facilities! users albumId type caption
GET|photos/:i|
PUT|photos/:i||caption users tags
DELETE|photos/:i|
GET|activities/:v/photos|$p captionSearch
POST|activities/:v/photos||file! facilities! users caption
GET|messages/threads|$p filter searchValue
POST|messages/threads||participantIds! creatorId! title
POST|messages/threads/search||searchValue participantId isArchived
GET|messages/threads/:i|
PUT|messages/threads/:i||title
DELETE|messages/threads/:i|
PUT|messages/threads/:i/mute|isMuted!
PUT|messages/threads/:i/read|
PUT|messages/threads/:i/leave|
GET|messages/threads/:i/messages|$p searchValue
POST|messages/threads/:i/messages||body!
GET|connections/:c/announcements/:n|
POST|connections/:c/announcements/:n/archive|
POST|connections/:c/announcements/:n/unarchive|
GET|announcements/:n|
GET|announcements/:n/attachments/:i|
GET|facilities/:f/transportation-settings|
GET|residents/:r/transportation-requests|$win status
POST|residents/:r/transportation-requests||$tr_in
GET|residents/:r/transportation-requests/:i|occurrenceDate
PUT|residents/:r/transportation-requests/:i||$tr_in
POST|residents/:r/transportation-requests/:i/cancel|
GET|residents/:r/transportation-requests/:i/comments|
POST|residents/:r/transportation-requests/:i/comments||text! files
GET|facilities/:f/work-request-settings|
GET|residents/:r/work-requests|status type $p
POST|residents/:r/work-requests||title! description location team! type files
GET|residents/:r/work-requests/:i|
POST|residents/:r/work-requests/:i/cancel|
GET|residents/:r/work-requests/:i/comments|
POST|residents/:r/work-requests/:i/comments||text! files
GET|residents/:r/work-requests/:i/attachments/:x|
GET|personal-activities|residentId startDate endDate
GET|photos|residentId limit
GET|messages|residentId limit
END

sub dec ($s) { $s =~ tr/+/ /; $s =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge; utf8::decode($s); $s }
sub find ($list, $id) { (grep { $_->{id} eq $id } @$list)[0] }
sub paged ($q, @items) {
    my $size = $q->{pageSize} // 50;
    return (400, 'pageSize') if $size !~ /^\d+$/ || $size < 1 || $size > 100;
    my $from = 0;
    if (defined $q->{cursor}) { $q->{cursor} =~ /^Pg\+(\d+)\/=$/ or return (400, 'cursor'); $from = $1 }
    my $more = @items > $from + $size;
    return (200, { data => [ grep { defined } @items[ $from .. $from + $size - 1 ] ], nextCursor => $more ? 'Pg+' . ($from + $size) . '/=' : undef, hasMore => $more ? $T : $F });
}
sub span_ok ($q) { my ($a, $b) = map { substr $_, 0, 10 } @$q{qw(startDate endDate)}; $a =~ /^\d{4}-\d\d-\d\d$/ && $b ge $a && do { my @x = map { my ($y, $m, $d) = split /-/; POSIX::mktime(0, 0, 12, $d, $m - 1, $y - 1900) } $a, $b; ($x[1] - $x[0]) / 86400 < 44.6 } }

sub answer ($m, $path, $q, $h, $b) {
    return (401) if ($h->{authorization} // '') ne 'Bearer tok';
    return (400, 'acting') if !$h->{'x-acting-user-id'} || ($h->{'x-acting-user-tenant'} // '') ne 'oak';
    return (200, 'ok 1.18') if $m eq 'GET' && $path eq '/ping';
    $path =~ s{^/api/v1/oak/}{} or return (404, 'prefix');
    my @p = map { dec($_) } split m{/}, $path, -1;
    my ($spec, %v);
    for my $s (@SPEC) {
        next if $s->[0] ne $m;
        my @t = split m{/}, $s->[1];
        next if @t != @p;
        %v = ();
        next if grep { $t[$_] =~ /^:(.)/ ? !($v{$1} = $p[$_]) : $t[$_] ne $p[$_] } 0 .. $#t;
        $spec = $s; last;
    }
    return (404, 'route') if !$spec;
    my %qn = map { (s/!//r => /!/ ? 1 : 0) } split ' ', $spec->[2] // '';
    for (keys %$q) { return (400, "query $_") if !exists $qn{$_} }
    for (grep { $qn{$_} } keys %qn) { return (400, "query $_ missing") if !defined $q->{$_} }
    my %bn = map { (s/!//r => /!/ ? 1 : 0) } split ' ', $spec->[3] // '';
    return (400, 'body') if %bn && ref $b ne 'HASH';
    for (keys %{ $b // {} }) { return (400, "member $_") if !exists $bn{$_} }
    for (grep { $bn{$_} } keys %bn) { return (400, "member $_ missing") if !defined $b->{$_} }
    my $k = "$m $spec->[1]";
    return (400, 'window') if $k =~ m{^GET residents/:r/(?:check-ins|personal-|transportation-requests)|^GET facilities/:f/activities} && $k !~ /:i/ && !span_ok($q);
    my $who = $h->{'x-acting-user-id'};
    return (403) if $k =~ m{transportation|work-request} && $who =~ /^s/;
    my $res = defined $v{r} ? find($W{res}, $v{r}) // return (404) : undef;
    my $act = defined $v{v} ? find($W{act}, $v{v}) // return (404) : undef;
    my $con = defined $v{c} ? find($W{con}, $v{c}) // return (404) : undef;
    return (404) if defined $v{f} && !find($W{fac}, $v{f});
    my $add = sub ($list, %more) { my $n = { %{ $b // {} }, %more, id => 'n' . ++$seq }; push @$list, $n; return ($seq % 2 ? 200 : 201, { data => $n }) };
    my $key = $k =~ s{^(\w+) }{}r;
    if ($poor) {    # a community with hardly anything
        return (403) if $key =~ /-settings$/;
        return (404) if $key =~ /^(?:photos|messages|personal-activities)$/ && $m eq 'GET' || $key =~ m{announcements};
        return (200, { data => [] }) if $m eq 'GET' && $key =~ /(?:calendars|albums|activity-types|activities|assessments)$/;
        return (200, { data => [], nextCursor => undef }) if $m eq 'GET' && $key =~ m{/photos$};
    }
    if ($m eq 'DELETE') {
        if ($key =~ m{check-ins}) { $W{chk} = [ grep { $_->{id} ne $v{i} } @{ $W{chk} } ] }
        if ($key =~ m{registrations}) { $W{reg}{ $v{v} } = [ grep { $_->{userId} ne $v{u} } @{ $W{reg}{ $v{v} } // [] } ] }
        return (409, 'registrations') if $key eq 'activities/:v' && @{ $W{reg}{ $v{v} } // [] };
        return (204);
    }
    return (200, { data => $who =~ /^r/ ? [ $W{fac}[0] ] : $W{fac} }) if $key eq 'facilities';
    return (200, find($W{fac}, $v{f})) if $key eq 'facilities/:f';
    return $add->($W{res}, facilityId => $v{f}) if $k eq 'POST facilities/:f/residents';
    return paged($q, grep { $_->{facilityId} eq $v{f} && (!$q->{email} || ($_->{email} // '') eq $q->{email}) } @{ $W{res} }) if $key eq 'facilities/:f/residents';
    if ($key eq 'residents/:r') { if ($m eq 'PUT') { delete $res->{$_} for split / /, $res_in =~ s/!| id created modified//gr; %$res = (%$res, %$b) } return (200, { data => $res }) }
    return (200, { data => { avatarUrl => 'a', thumbUrl => 't' } }) if $key =~ /avatar$/;
    if ($key =~ m{assessments}) {
        return (400, 'lifeStory') if defined $q->{category} && $q->{category} ne 'lifeStory';
        return (200, { data => $v{r} eq 'r2' ? [ { id => 'as1', assessmentId => 'x9', type => 'interview' } ] : [] }) if $key =~ /s$/ && !defined $v{a};
        return (404) if $v{a} ne 'as1';
        return (200, 'PDF', 'application/pdf') if $key =~ /pdf$/;
        return (200, $key =~ /questions/ ? { assessmentId => 'x9', questions => [] } : { data => { id => 'as1', questions => [] } });
    }
    if ($k =~ /^(?:POST connections|PUT connections\/:c)$/) {
        my %in = (%$b, residents => [ map { { id => $_, firstName => 'x', facilityId => 'f 1' } } @{ $b->{residents} } ], facilities => [ map { { id => $_, name => 'h' } } @{ $b->{facilities} } ]);
        if ($con) { %$con = (%$con, %in); return (200, { data => $con }) }
        return $add->($W{con}, %in, status => 'active');
    }
    return (200, { data => $con }) if $key eq 'connections/:c';
    return (200, { data => $W{con} }) if $key =~ m{^(?:residents/:r/)?connections$};
    return (200, { data => [ { id => 'cal0', name => 'Meals', category => 'meal' }, { id => 'cal1', name => 'Main', category => 'activity', private => $F } ] }) if $key =~ /calendars$/;
    return (200, { data => [ grep { my $d = substr $_->{startDate}, 0, 10; $d ge substr($q->{startDate}, 0, 10) && $d le substr($q->{endDate}, 0, 10) } @{ $W{act} } ] }) if $key eq 'facilities/:f/activities';
    return (200, { data => [ { id => 'ty1', name => 'Music', category => 'art' } ] }) if $key eq 'activity-types';
    return (201, { data => do { my $n = { %$b, id => 'n' . ++$seq, capacity => { residents => { max => $b->{maxRegistered} }, connections => { max => $b->{maxRegisteredConnections} } } }; push @{ $W{act} }, $n; $n } }) if $key eq 'calendars/:k/activities';
    return (200, { data => $act }) if $key eq 'activities/:v';
    if ($key eq 'activities/:v/registrations') {
        my $l = $W{reg}{ $v{v} } //= [];
        return (409) if grep { $_->{userId} eq $b->{userId} } @$l;
        return (404) if $b->{userType} ne 'resident' || !find($W{res}, $b->{userId});
        my $in = grep { $_->{status} eq 'registered' } @$l;
        push @$l, { activityId => $v{v}, userId => $b->{userId}, status => $in < (($act->{capacity}{residents}{max} // 99) =~ /^(\d+)/)[0] ? 'registered' : 'waitlisted', position => 1 + @$l };
        return (200, { data => $l->[-1] });
    }
    return (200, { data => [ grep { $_->{userId} eq ($v{r} // $v{c}) } map { @$_ } values %{ $W{reg} } ] }) if $key =~ /registrations$/;
    return (200, { data => $k =~ /^GET activities/ ? { attendanceRecords => [] } : defined $v{r} ? [] : { status => 'attended' } }) if $key =~ /attendance/;
    if ($k eq 'POST residents/:r/check-ins') {
        return (409) if grep { $_->{res} eq $v{r} && $_->{startDate} eq $b->{startDate} } @{ $W{chk} };
        return $add->($W{chk}, res => $v{r}, checkInStaff => { id => $b->{checkInStaffId} });
    }
    return (200, { data => [ grep { $_->{res} eq $v{r} } @{ $W{chk} } ] }) if $key eq 'residents/:r/check-ins';
    return (200, { data => find($W{chk}, $v{i}) // return (404) }) if $key =~ /check-ins/;
    return (400, 'visitor') if $key =~ /visits/ && $m ne 'GET' && !@{ $b->{manualVisitors} // [] };
    return $add->($W{vis}) if $k eq 'POST residents/:r/personal-visits';
    return (200, { data => defined $v{i} ? find($W{vis}, $v{i}) // return (404) : $W{vis} }) if $key =~ /visits/;
    return $m eq 'POST' ? $add->($W{pa}) : (200, { data => $W{pa} }) if $key =~ /personal-activities/;
    return (200, $v{b} ? { id => 'al1', title => 'x' } : { data => [ { id => 'al1', title => 'x' } ] }) if $key =~ /albums/;
    return $add->($W{pho}, users => [ split /,/, $b->{users} // '' ], caption => { text => $b->{caption} }, tags => [], file => '') if $m eq 'POST' && $key =~ /photos$/;
    return (200, { data => find($W{pho}, $v{i}) // return (404) }) if $key eq 'photos/:i';
    return (200, { data => [] }) if $key eq 'photos' || $key eq 'messages';
    return paged($q, @{ $W{pho} }) if $key =~ /photos$/;
    return $add->($W{thr}) if $k eq 'POST messages/threads';
    return (200, { data => $W{thr}, hasMore => $F, nextCursor => undef }) if $key =~ /search$/;
    return paged($q, @{ $W{thr} }) if $key eq 'messages/threads';
    return (404) if $key =~ /^messages/ && !find($W{thr}, $v{i});
    return (200, { data => find($W{thr}, $v{i}) }) if $key eq 'messages/threads/:i';
    return (204) if $key =~ m{^messages.*/(?:read|mute|leave)$};
    if ($key =~ m{^messages}) { my $l = $W{msg}{ $v{i} } //= []; if ($m eq 'POST') { unshift @$l, { id => 'm' . ++$seq, body => $b->{body}, createdAt => day(0) . "T10:00:0$seq" }; return (201) } return paged($q, @$l) }
    if ($key =~ m{announcements}) {
        return (403) if $key =~ /^ann/ && $who ne $IDS{systemActor};
        return (404) if $v{n} ne 'ann1';
        return (204) if $m eq 'POST';
        return (200, 'bytes', 'application/octet-stream') if $v{i};
        return (200, { data => { id => 'ann1', isArchived => $F, attachments => [ { id => 'aa1' } ] } });
    }
    return (200, { data => { facilityId => $v{f}, timezone => 'America/Chicago', transportationTypes => [ 'Car', 'Bus' ], requireDestinationAddress => $T, minimumLeadTimeHours => 24, hoursOfOperation => [ map { { dayOfWeek => $_, startTime => '08:00', endTime => '17:30', notAvailable => /^S/ ? $T : $F } } qw(Monday Tuesday Wednesday Thursday Friday Saturday Sunday) ] } }) if $key =~ /transportation-settings/;
    return (200, { data => { facilityId => $v{f}, teams => [ { key => 'maint', name => 'Maintenance' }, { key => 'house', name => 'Housekeeping' } ], types => [ 'Repair' ], locations => [] } }) if $key =~ /work-request-settings/;
    if ($key =~ m{^residents/:r/(transportation|work)-requests(.*)}) {
        my ($kind, $rest, $l) = ($1, $2, $W{ substr $1, 0, 3 });
        if ($rest eq '') {
            if ($m eq 'POST') {
                return (400, 'time') if $kind eq 'transportation' && grep { defined && !/^(?:0[89]|1[0-7]):\d\d$/ } @$b{qw(appointmentTime returnTime pickupTime)};
                return (400, 'team') if $kind eq 'work' && $b->{team} !~ /^(?:maint|house)$/;
                return $add->($l, referenceNumber => "R-$seq", status => 'new');
            }
            return $kind eq 'work' ? paged($q, @$l) : (200, { data => $l });
        }
        my $it = find($l, $v{i}) // return (404);
        return (200, 'bytes', 'image/png') if $rest =~ /attachments/;
        if ($rest =~ /comments/) { my $c = $W{com}{ $v{i} } //= []; return $m eq 'GET' ? (200, { data => $c }) : $add->($c, files => '', attachments => $b->{files} ? [ { id => 'file1' } ] : []) }
        if ($rest =~ /cancel/) { return (409) if $it->{status} eq 'cancelled'; $it->{status} = 'cancelled' }
        return (200, { data => $it });
    }
    return (404, "unanswered $k");
}

# ---- the server --------------------------------------------------------------------------
sub serve ($srv) {
    my $sel = IO::Select->new($srv);
    my %buf;
    while (1) {
        for my $s ($sel->can_read) {
            if ($s == $srv) { my $n = $srv->accept or next; $n->autoflush(1); $sel->add($n); $buf{$n} = ''; next }
            if (!sysread $s, $buf{$s}, 65536, length $buf{$s}) { $sel->remove($s); delete $buf{$s}; close $s; next }
            while ($buf{$s} =~ /^(.*?\r\n\r\n)/s) {
                my $head = $1;
                my ($m, $target) = $head =~ /^(\S+) (\S+)/;
                my %h;
                for (split /\r\n/, $head) { $h{ lc $1 } = $2 if /^([^:\s]+):\s*(.*?)\s*$/ }
                my ($body, $rest);
                if (($h{'transfer-encoding'} // '') eq 'chunked') {
                    my $x = substr $buf{$s}, length $head;
                    $body = '';
                    my $done;
                    while ($x =~ s/^([0-9A-Fa-f]+)\r\n//) { my $n = hex $1; last if length $x < $n + 2; if (!$n) { $x =~ s/^\r\n//; $done = 1; last } $body .= substr $x, 0, $n, ''; substr $x, 0, 2, '' }
                    last if !$done;
                    $rest = $x;
                } else {
                    my $n = $h{'content-length'} // 0;
                    last if length $buf{$s} < length($head) + $n;
                    $body = substr $buf{$s}, length $head, $n;
                    $rest = substr $buf{$s}, length($head) + $n;
                }
                $buf{$s} = $rest;
                my ($path, $qs) = split /\?/, $target, 2;
                if ($path eq '/__reset') { reset_world($qs); open my $f, '>', $log; print $s "HTTP/1.1 204 No Content\r\n\r\n"; next }
                my (%q, $b, $dup);
                for (split /&/, $qs // '') { my ($n, $v) = map { dec($_) } split /=/, $_, 2; $dup = 1 if exists $q{$n}; $q{$n} = $v }
                my $ct = $h{'content-type'} // '';
                if ($ct =~ /^multipart\/form-data; boundary=(\S+)/) {
                    my $bd = $1;
                    for my $part (split /--\Q$bd\E/, $body) { my ($n, $v) = $part =~ /name="([^"]+)".*?\r\n\r\n(.*)\r\n$/s or next; utf8::decode($v); $b->{$n} = $v }
                } elsif ($ct =~ /json/) { $b = eval { $J->decode($body) }; $b //= 'bad' if length $body }
                elsif (length $body) { $b = 'bad' }
                my ($st, $j, $type) = $dup ? (400, 'twice') : $busy && $busy-- > 0 ? (429, 'busy') : eval { answer($m, $path, \%q, \%h, $b) };
                ($st, $j) = (500, "$@") if !defined $st;
                open my $f, '>>', $log;
                my $line = join ' ', $m, $target, "auth=" . ($h{authorization} // $h{'x-api-key'} // '-'), 'as=' . ($h{'x-acting-user-id'} // '-'), 'in=' . ($h{'x-acting-user-tenant'} // '-'), $ct, $body =~ s/[\r\n]+/~/gr;
                $line =~ s/ces-[0-9a-f]{8,}/BOUNDARY/g;
                $line =~ s/(sync|crm-c?|club |new time |externalId=crm-)[0-9a-f]{10,}/$1STAMP/g;
                print $f sprintf("%.3f", time), "\t$st", ($st >= 400 ? "(" . (ref $j ? '' : $j // '') =~ s/\s+/ /gr . ")" : ''), "\t$line\n";
                my $out = !defined $j ? '' : $type ? $j : $J->encode($st >= 400 ? { error => $j } : $j);
                print $s "HTTP/1.1 $st X\r\n", $st == 429 ? "Retry-After: 1\r\n" : '', $st == 204 ? '' : 'Content-Type: ' . ($type // 'application/json') . "\r\nContent-Length: " . length($out) . "\r\n", "\r\n", $out;
            }
        }
    }
}

my $srv = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 20, ReuseAddr => 1) or die "listen: $!";
my $port = $srv->sockport;
my $pid = fork // die;
if (!$pid) { serve($srv); exit }
close $srv;
END { kill TERM => $pid if $pid }

sub spew ($name, $data) { open my $f, '>', "$dir/$name"; print $f $J->encode($data); "$dir/$name" }
my @tasks = (
    { id => 'change-one-member', says => '', facts => { residentId => 'r5', roomNumber => '77' } }, { id => 'read-all', says => '', facts => { facilityId => 'f 1' } },
    { id => 'second-check-in', says => '', facts => { residentId => 'r2', staffId => $IDS{staff}, day => day(-3) } }, { id => 'unknown-job', facts => {} },
    { id => 'attendance-of-registered', says => '', facts => { activityId => 'a2', first => 'r9', second => 'r4' } },
    { id => 'ninety-days', says => '', facts => { facilityId => 'f 1', from => day(0), to => day(89) } }, { id => 'read-announcement', says => '', facts => { announcementId => 'ann1' } },
);
%ENV = (%ENV, CES_URL => "http://127.0.0.1:$port", CES_TENANT => 'oak', CES_TOKEN => 'tok', CES_IDENTITIES => spew('ids', \%IDS), CES_TASKS => spew('tasks', \@tasks));

sub one_run ($kind, $id, $busy = 0, $tasks = 1) {
    my $s = IO::Socket::INET->new(PeerAddr => "127.0.0.1:$port") or die;
    print $s "GET /__reset?$busy HTTP/1.1\r\n\r\n"; sysread $s, my $x, 100; close $s;
    local $ENV{DEFECT} = $kind eq 'DEFECT' ? $id : '';
    local $ENV{VARIATION} = $kind eq 'VARIATION' ? $id : '';
    local $ENV{CES_TASKS} = $tasks ? $ENV{CES_TASKS} : '';
    my $t = time;
    my $err = `"$FindBin::Bin/start.sh" 2>&1`;
    my $rc = $? >> 8;
    open my $f, '<', $log;
    my @l = map { chomp; [ split /\t/, $_, 3 ] } <$f>;
    return { rc => $rc, err => $err, lines => \@l, time => time - $t, text => join("\n", map { $_->[2] } @l), bad => [ grep { $_->[1] =~ /^[45]/ } @l ] };
}
sub slurp ($n) { open my $f, '<', "$FindBin::Bin/$n" or return []; local $/; $J->decode(<$f>) }

my %only = map { $_ => 1 } @ARGV;
my $bad = 0;
my %base = map { my $b = $_; $b => one_run('', '', $b =~ /busy/ ? 3 : $b =~ /poor/ ? 'poor' : 0, $b =~ /bare|poor/ ? 0 : 1) } qw(full bare busy poor);
for my $b (sort keys %base) {
    my $r = $base{$b};
    printf "correct (%s): rc %d, %d requests, %.2f s, refused: %s\n%s", $b, $r->{rc}, scalar @{ $r->{lines} }, $r->{time}, join('; ', map { "$_->[1] " . substr $_->[2], 0, 90 } @{ $r->{bad} }) || 'none', $r->{err};
    $bad++ if $r->{rc};
}
for my $v (@{ slurp('variations.json') }) {
    next if %only && !$only{ $v->{id} };
    my $r = one_run('VARIATION', $v->{id});
    my @odd = grep { $_->[1] !~ /^409/ } @{ $r->{bad} };
    my $same = $r->{text} eq $base{full}{text};
    printf "variation %-26s rc %d, %3d requests, %.2f s%s%s\n", $v->{id}, $r->{rc}, scalar @{ $r->{lines} }, $r->{time}, $same ? ', same log (headers or timing only)' : '', join '', map { "\n    $_->[1] $_->[2]" } @odd;
    $bad++ if $r->{rc} || @odd;
    print $r->{err};
}
my ($n, $refused, $task_only) = (0, 0, 0);
for my $d (@{ slurp('defects.json') }) {
    next if %only && !$only{ $d->{id} };
    my $busy = $d->{id} =~ /429/ ? 3 : 0;
    my $r = one_run('DEFECT', $d->{id}, $busy);
    my $b = $base{ $busy ? 'busy' : 'full' };
    my $differs = $r->{text} ne $b->{text} || ($busy && abs($r->{time} - $b->{time}) > 1.5);
    $n++ if $differs;
    $bad++ if !$differs;
    my $more = @{ $r->{bad} } > @{ $b->{bad} } ? "refused $r->{bad}[0][1]" : '';
    $refused++ if $more;
    my $bare = $busy || one_run('DEFECT', $d->{id}, 0, 0)->{text} ne $base{bare}{text};
    $task_only++ if $differs && !$bare;
    printf "%s defect %-32s rc %d %3d requests %s%s\n", $differs ? 'ok ' : 'NO ', $d->{id}, $r->{rc}, scalar @{ $r->{lines} }, $bare ? '' : '[only with tasks] ', $more;
    if (%only) { my %was = map { $_ => 1 } split /\n/, $b->{text}; print map { "    $_->[1] " . substr($_->[2], 0, 400) . "\n" } grep { !$was{ $_->[2] } } @{ $r->{lines} }; print $r->{err} }
}
print "$n defects differ, $refused of them were refused somewhere, $task_only show only with tasks\n";
print $bad ? "FAILED: $bad\n" : "all well\n";
exit($bad ? 1 : 0);

#!/usr/bin/perl
# Community Engagement Service: webhook receiver with a local copy of what the events name.
# One process runs the loop; every fetch runs in a short-lived child, so a slow service holds up no other fetch.
use strict;
use warnings;
use IO::Select;
use IO::Socket::INET;
use HTTP::Tiny;
use JSON::PP ();
use POSIX ();
use Time::HiRes qw(time sleep);

my $PORT   = $ENV{PORT}    // 8080;
my $KEY    = $ENV{KEY}     // '';
my $ORIGIN = $ENV{CES_URL} // 'http://127.0.0.1:4020';
$ORIGIN =~ s{/+$}{};
my ($TENANT, $TOKEN, $SYSTEM, $STAFF, $RESIDENT, $CONNECTION) =
  map { $ENV{$_} // '' } qw(CES_TENANT CES_TOKEN CES_SYSTEM_ACTOR CES_STAFF CES_RESIDENT CES_CONNECTION);
my $DEFECT    = $ENV{DEFECT}    // '';
my $VARIATION = $ENV{VARIATION} // '';
sub bug { $DEFECT eq $_[0] }
sub var { $VARIATION eq $_[0] }

my $MAX_FETCHES   = var('serial') ? 1 : 6;
my $FETCH_TIMEOUT = 5;      # seconds
my $ANSWER_WITHIN = 3;      # a delivery waits no longer than this for its fetch
my $IDLE          = 60;
my $MAX_BODY      = 1_000_000;
my $JSON = JSON::PP->new->utf8->canonical->allow_nonref;

my %store;                  # resourceId => bytes of the last fetch
my %jobs;                   # "kind id"  => what is to be fetched
my %children;               # fileno of pipe => running fetch
my %conns;                  # fileno of socket => connection
my @waiting;                # deliveries that wait for a fetch
my (%seen, @seen_order);    # eventIds
my (%last_at, %done_at, %done_kind, %fetched_at, %trusted, %tombstone);
my ($sticky, $serial) = ('', 0);

sub note { print STDERR POSIX::strftime('%H:%M:%S ', localtime), @_, "\n" }

# ---------------------------------------------------------------- what to fetch, and as whom

sub esc {
    my ($s) = @_;
    utf8::encode($s) if utf8::is_utf8($s);
    return $s if bug('id-not-encoded');
    $s =~ s/([^A-Za-z0-9\-._~])/sprintf '%%%02X', ord $1/ge;
    $s =~ s/\./%2E/g if $s =~ /^\.+$/;
    return $s;
}

sub kind_of {
    my ($ev) = @_;
    my $t = $ev->{type};
    if (bug('kind-from-aggregate')) {
        my $a = $ev->{aggregate};
        return 'gone' if $a eq 'photo' && $t eq 'photo.deleted';
        return { photo => 'photo', activity => 'activity', transportation_request => 'transport' }->{$a} // 'unknown';
    }
    return 'gone'      if $t eq 'photo.deleted';
    return 'photo'     if $t =~ /^photo\.(uploaded|updated)$/;
    return 'activity'  if $t =~ /^activity\.(created|updated|deleted)$/;
    return 'transport' if $t =~ /^transportation_request\./
                       || (!bug('transport-notice-ignored') && $t =~ /^notification\.transportation_/);
    return 'work'      if (!bug('work-ignored') && $t =~ /^work_request\./)
                       || (!bug('work-notice-ignored') && $t =~ /^notification\.work_request_/);
    return 'announcement' if $t eq 'announcement.sent';
    return 'registration' if $t =~ /^registration\.(created|deleted)$/;
    return 'unknown';
}

# The path below /api/v1/{tenant} and the acting user.
sub route_of {
    my ($job) = @_;
    my ($kind, $id) = ($job->{kind}, esc($job->{id}));
    my $res = esc($RESIDENT);
    if ($kind eq 'photo') {
        return ("/photo/$id",                  $SYSTEM)   if bug('photo-wrong-route');
        return ("/residents/$res/photos",      $RESIDENT) if bug('photo-from-list');
        return ("/photos/$id", var('photo-as-staff') ? $STAFF : $SYSTEM);
    }
    if ($kind eq 'activity') {
        return ('/facilities/' . esc($TENANT) . "/activities/$id", $SYSTEM) if bug('activity-facility-route');
        my $q = '';
        $q = '?occurrenceDate=' . substr($job->{at}, 0, 10) if bug('activity-occurrence-date') && length $job->{at} >= 10;
        $q = '?actingUserId=' . esc($SYSTEM) if bug('acting-user-in-query');
        return ("/activities/$id$q", bug('activity-as-staff') ? $STAFF : $SYSTEM);
    }
    if ($kind eq 'announcement') {
        return ('/connections/' . esc($CONNECTION) . "/announcements/$id", $CONNECTION) if bug('announcement-nested-route');
        return ("/announcements/$id", bug('announcement-as-staff')      ? $STAFF
                                    : bug('announcement-as-connection') ? $CONNECTION
                                    : bug('announcement-as-resident')   ? $RESIDENT
                                    : bug('sticky-actor') && $sticky    ? $sticky : $SYSTEM);
    }
    if ($kind eq 'transport') {
        $sticky = $RESIDENT;
        return ("/transportation-requests/$id", $RESIDENT) if bug('transport-flat-route');
        return ('/residents/' . esc($CONNECTION) . "/transportation-requests/$id", $RESIDENT) if bug('transport-path-of-connection');
        return ("/residents/$res/transportation-requests/$id",
            bug('transport-as-system-actor') ? $SYSTEM : bug('transport-as-connection') ? $CONNECTION : $RESIDENT);
    }
    if ($kind eq 'work') {
        $sticky = $RESIDENT;
        my $what = bug('work-on-transport-route') ? 'transportation-requests' : 'work-requests';
        return ("/residents/$res/$what/$id",
            bug('work-as-staff') ? $STAFF : bug('work-as-connection') ? $CONNECTION : $RESIDENT);
    }
    if ($kind eq 'registration') {
        my $day = sub { POSIX::strftime('%Y-%m-%dT00:00:00Z', gmtime(time + 86400 * $_[0])) };
        return ("/residents/$res/registrations?startDate=" . esc($day->(0)) . '&endDate=' . esc($day->(30)), $RESIDENT);
    }
    die "no route for $kind";
}

sub headers_for {
    my ($job, $actor) = @_;
    my $retry = $job->{tries} > 0;
    $actor = $STAFF if $retry && bug('retry-as-staff');
    my %h = ('Authorization' => "Bearer $TOKEN", 'X-Acting-User-Id' => $actor, 'X-Acting-User-Tenant' => $TENANT,
             'Accept' => 'application/json');
    $h{Authorization} = $TOKEN if bug('token-without-bearer');
    delete $h{Authorization}   if bug('token-in-query') || (bug('no-token-on-retry') && $retry);
    delete $h{'X-Acting-User-Tenant'}
      if bug('no-acting-tenant') || (bug('no-acting-tenant-on-retry') && $retry)
      || (bug('no-acting-tenant-for-requests') && $job->{kind} =~ /^(transport|work)$/);
    delete $h{'X-Acting-User-Id'}
      if (bug('no-acting-user-for-photos') && $job->{kind} eq 'photo')
      || (bug('no-acting-user-on-refetch') && exists $store{$job->{id}})
      || (bug('acting-user-in-query')      && $job->{kind} eq 'activity');
    $h{'X-Acting-User'} = delete $h{'X-Acting-User-Id'} if bug('acting-user-wrong-name');
    if (var('extra-headers')) {
        $h{'X-Request-Id'}  = sprintf '%d-%d', $$, ++$serial;
        $h{'Cache-Control'} = 'no-cache';
        $h{'X-Client'}      = 'engagement-sync';
    }
    return \%h;
}

# All requests of one fetch; the answer to the last one counts.
sub requests_of {
    my ($job) = @_;
    my ($path, $actor) = route_of($job);
    my $h    = headers_for($job, $actor);
    my $base = "$ORIGIN/api/v1/" . esc($TENANT);
    $base = "$ORIGIN/v1/" . esc($TENANT) if bug('no-api-prefix');
    $base = "$ORIGIN/api/v1" if bug('no-tenant-for-announcements') && $job->{kind} eq 'announcement';
    my $url = $base . $path;
    $url .= ($url =~ /\?/ ? '&' : '?') . 'access_token=' . esc($TOKEN) if bug('token-in-query');
    my @req;
    push @req, ["$ORIGIN/ping", {}] if bug('ping-without-headers');
    push @req, ["$ORIGIN/ping", $h] if var('ping-first');
    push @req, [$base . '/residents/' . esc($RESIDENT), $h] if var('resident-lookup') && $job->{kind} =~ /^(transport|work)$/;
    push @req, [$url, $h] if var('fetch-twice');
    return (@req, [$url, $h]);
}

# ---------------------------------------------------------------- fetching

sub want {
    my ($kind, $ev, $w) = @_;
    my $name = "$kind $ev->{id}";
    $name .= ' ' . ++$serial if bug('no-order-per-resource');
    my $job = $jobs{$name} ||= { name => $name, kind => $kind, id => $ev->{id}, tries => 0, gen => 0, running => 0, next => [] };
    if (bug('in-flight-dropped') && $job->{running}) { finish($w, 200); return }
    $job->{at}    = $ev->{at};
    $job->{event} = $ev;
    $job->{want}  = 1;
    $job->{due}   = time + (var('coalesce') ? 0.3 : 0);
    push @{ $job->{next} }, $w;
}

# A photo is gone: nothing can be fetched, and a fetch under way must not bring it back.
sub forget {
    my ($id) = @_;
    my $job = $jobs{"photo $id"};
    if ($job && !bug('deleted-photo-returns')) {
        $job->{gen}++;
        $job->{want} = $job->{tries} = 0;
        finish($_, 200) for splice @{ $job->{next} };
    }
    delete $store{$id} unless bug('photo-deleted-kept');
}

sub start_fetches {
    my $now = time;
    for my $job (sort { $a->{due} <=> $b->{due} } grep { $_->{want} && !$_->{running} && $_->{due} <= $now } values %jobs) {
        last if keys %children >= $MAX_FETCHES;
        start_fetch($job);
    }
}

sub start_fetch {
    my ($job) = @_;
    my @req = requests_of($job);
    pipe(my $r, my $w) or return;
    my $pid = fork;
    if (!defined $pid) { $job->{due} = time + 1; return }
    if (!$pid) {
        $SIG{TERM} = 'DEFAULT';
        close $r;
        my $http = HTTP::Tiny->new(timeout => $FETCH_TIMEOUT, max_redirect => 0, keep_alive => 0,
            agent => 'engagement-sync/1.0', http_proxy => undef, https_proxy => undef, proxy => undef);
        my $res;
        eval {
            local $SIG{ALRM} = sub { die "timeout\n" };
            alarm 2 * $FETCH_TIMEOUT;
            $res = $http->get($_->[0], { headers => $_->[1] }) for @req;
            alarm 0;
            1;
        } or $res = { status => 599, content => '' };
        my $out = "$res->{status}\n$res->{content}";
        utf8::encode($out) if utf8::is_utf8($out);
        while (length $out) { my $n = syswrite $w, $out; last unless $n; substr($out, 0, $n, '') }
        POSIX::_exit(0);
    }
    close $w;
    binmode $r;
    @$job{qw(want running)} = (0, 1);
    $children{ fileno $r } = { fh => $r, pid => $pid, job => $job, gen => $job->{gen}, confirm => $job->{event}{confirm}, out => '', w => [ splice @{ $job->{next} } ] };
}

sub fetch_readable {
    my ($c) = @_;
    my $n = sysread $c->{fh}, $c->{out}, 65536, length $c->{out};
    return if $n;
    return if !defined $n && $!{EINTR};
    delete $children{ fileno $c->{fh} };
    close $c->{fh};
    waitpid $c->{pid}, 0;
    my ($status, $body) = $c->{out} =~ /^(\d+)\n(.*)\z/s ? ($1, $2) : (599, '');
    fetched($c, $status, $body);
}

sub fetched {
    my ($c, $status, $body) = @_;
    my $job = $c->{job};
    my $id  = $job->{id};
    $job->{running} = 0;
    my $value = eval { $JSON->decode($body) };
    my $good  = $status == 200 && ref $value eq 'HASH';
    my $answer = 200;
    note("$job->{name}: $status");
    if ($job->{gen} != $c->{gen} && !bug('deleted-photo-returns')) {
        # deleted meanwhile
    } elsif ($good) {
        $job->{tries} = 0;
        $fetched_at{$id} = time;
        put($job, $body, $value) unless $job->{kind} eq 'registration' || $c->{confirm};
    } elsif ($status == 404 || $status == 410) {
        $answer = 500 if bug('gone-answered-500');
        if (bug('endless-404')) { @$job{qw(want due)} = (1, time + 0.1) }
        else { delete $store{$id}; $job->{tries} = 0 }
    } elsif ($status =~ /^4/ && $status !~ /^(401|408|425|429)$/) {
        note("$job->{name}: refused, kept as it was");
        $job->{tries} = 0;
    } elsif (bug('seen-before-fetched')) {
        $answer = 503;
    } elsif (bug('lost-on-5xx') && $status >= 500 && $status < 599 || bug('lost-on-timeout') && $status == 599
          || bug('one-retry-only') && $job->{tries} >= 1) {
        $job->{tries} = 0;
    } else {
        if (bug('single-retry-slot')) { $_->{want} = 0 for grep { $_->{tries} && $_ != $job } values %jobs }
        $job->{tries}++;
        my $pause = 0.25 * 2**($job->{tries} - 1);
        $pause = 20 if $pause > 20;
        $pause *= 0.9 + rand 0.2;
        $pause = 0.03 if bug('retry-storm');
        $job->{due} = time + $pause unless $job->{want} && $job->{due} < time + $pause;
        $job->{want} = 1;
    }
    $store{$id} = $body if !$good && length $body && bug('error-body-stored');
    finish($_, $answer) for @{ $c->{w} };
    delete $jobs{ $job->{name} } if !$job->{want} && !$job->{running};
}

sub put {
    my ($job, $body, $value) = @_;
    my $id = $job->{id};
    return if bug('first-version-kept') && exists $store{$id};
    if (bug('photo-from-list') && $job->{kind} eq 'photo') {
        my ($one) = grep { ref $_ eq 'HASH' && ($_->{id} // '') eq $id } ref $value->{data} eq 'ARRAY' ? @{ $value->{data} } : ();
        $store{$id} = $JSON->encode({ data => $one }) if $one;
        return;
    }
    if (bug('merged-with-old') && exists $store{$id} && ref $value->{data} eq 'HASH') {
        my $old = eval { $JSON->decode($store{$id})->{data} };
        $body = $JSON->encode({ %$value, data => { (ref $old eq 'HASH' ? %$old : ()), %{ $value->{data} } } });
    }
    if (bug('event-stored')) {
        my $e = $job->{event}{raw};
        $body = $JSON->encode({ data => { %$e, id => $id } });
    }
    if (bug('nulls-and-empties-dropped') && ref $value->{data} eq 'HASH') {
        my $d = $value->{data};
        delete $d->{$_} for grep { !defined $d->{$_} || (ref $d->{$_} eq 'ARRAY' && !@{ $d->{$_} }) } keys %$d;
        $body = $JSON->encode($value);
    }
    utf8::encode($body) if bug('twice-encoded');
    $id = $job->{event}{eventId} if bug('stored-under-event-id');
    $store{$id} = $body;
}

# ---------------------------------------------------------------- deliveries

sub same {    # compares without telling by its time where two keys differ
    my ($x, $y) = @_;
    my $d = length($x) ^ length($y);
    $d |= ord(substr $x, $_, 1) ^ ord(substr($y, $_ % (length($y) || 1), 1) || "\0") for 0 .. length($x) - 1;
    return $d == 0 && length $y;
}

sub key_ok {
    my ($c, $r, $ev) = @_;
    my $got = $r->{h}{'x-api-key'};
    $got = $r->{raw}{'X-API-KEY'} if bug('key-header-exact-case');
    return 1 if bug('key-not-checked');
    return 1 if bug('key-checked-once-per-connection') && $c->{key_shown};
    return 1 if bug('key-unchecked-on-delete') && ref $ev eq 'HASH' && ($ev->{eventType} // '') =~ /\.deleted$/;
    return 1 if bug('key-unchecked-for-requests') && ref $ev eq 'HASH' && ($ev->{eventType} // '') =~ /transportation|work_request/;
    return 1 if bug('key-refused-only-if-wrong') && !defined $got;
    return 1 if bug('key-of-known-sender') && !defined $got && $trusted{ $c->{peer} };
    return 1 if bug('key-in-query')  && ($r->{query} =~ /(?:^|&)(?:api_?key|key|x-api-key)=([^&]*)/i) && $1 eq $KEY;
    return 1 if bug('key-as-bearer') && ($r->{h}{authorization} // '') eq "Bearer $KEY";
    return 1 if bug('key-in-body')   && ref $ev eq 'HASH' && ($ev->{apiKey} // '') eq $KEY;
    return 0 unless defined $got && length $got;
    return 1 if bug('key-any');
    return 1 if bug('key-prefix')      && index($KEY, $got) == 0;
    return 1 if bug('key-begins-with') && index($got, $KEY) == 0;
    return 1 if bug('key-any-case')    && lc $got eq lc $KEY;
    return 0 unless same($got, $KEY);
    $c->{key_shown} = $trusted{ $c->{peer} } = 1;
    return 1;
}

sub hook {
    my ($c, $r) = @_;
    my $w = { c => $c, until => time + $ANSWER_WITHIN };
    $c->{busy} = $w;
    my $raw = eval { $JSON->decode($r->{body}) };
    my $allowed = key_ok($c, $r, $raw);
    my $refusal = var('refuse-403') ? 403 : 401;
    return finish($w, $refusal) unless $allowed || bug('key-checked-last');
    if (bug('charset-refused') && ($r->{h}{'content-type'} // '') ne 'application/json') { return finish($w, 415) }
    return finish($w, 400) unless ref $raw eq 'HASH';

    my %ev = (raw => $raw, type => $raw->{eventType}, aggregate => $raw->{aggregateType}, at => $raw->{occurredAt},
              tenant => $raw->{tenant}, eventId => $raw->{eventId}, id => $raw->{resourceId});
    $_ = defined $_ && !ref $_ ? "$_" : '' for @ev{qw(type aggregate at tenant eventId id)};
    return finish($w, 400) unless length $ev{id};
    my $t = $ev{type};

    if (bug('extra-members-refused')) {
        my %known = map { $_ => 1 } qw(eventType aggregateType occurredAt tenant eventId resourceId);
        return finish($w, 400) if grep { !$known{$_} } keys %$raw;
    }
    return finish($w, 400) if bug('occurred-at-zulu-only') && $ev{at} !~ /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
    return finish($w, 400) if bug('occurred-at-millis-only') && $ev{at} !~ /\.\d{3}(Z|[+-]\d\d:\d\d)$/;
    $ev{id} = $ev{eventId}          if bug('id-from-event-id') && length $ev{eventId};
    $ev{id} = $raw->{photoId} // $raw->{id} // $ev{id} if bug('id-from-other-member') && !ref($raw->{photoId} // $raw->{id} // '');
    $ev{id} = lc $ev{id}            if bug('id-lower-cased');
    $ev{id} = $ev{id} + 0           if bug('id-as-number') && $ev{id} =~ /^\d{1,15}$/;
    $ev{id} = substr $ev{id}, 0, 12 if bug('id-cut');
    $ev{id} =~ s/^[a-z]+[-_]//i     if bug('id-without-prefix');

    # Another tenant's events are none of ours.
    return finish($w, 200) if length $ev{tenant} && $ev{tenant} ne $TENANT && !bug('foreign-tenant-fetched');

    if (length $ev{eventId} && !var('no-dedupe')) {
        my $again = $seen{ $ev{eventId} }++;
        return finish($w, bug('duplicate-refused') ? 409 : 200) if $again;
        push @seen_order, $ev{eventId};
        delete $seen{ shift @seen_order } if @seen_order > 20_000;
    }

    # -- faults in choosing which events count
    return finish($w, 200) if bug('photo-updated-ignored')    && $t eq 'photo.updated';
    return finish($w, 200) if bug('activity-updated-ignored') && $t eq 'activity.updated';
    return finish($w, 200) if bug('comments-ignored')         && $t =~ /comment/;
    return finish($w, 200) if bug('update-of-unknown-ignored') && $t =~ /\.updated$/ && !exists $store{ $ev{id} };
    return finish($w, 200) if bug('cached')     && time - ($fetched_at{ $ev{id} } // 0) < 60 && exists $store{ $ev{id} } && $t ne 'photo.deleted';
    return finish($w, 200) if bug('seen-by-kind-and-resource') && $done_kind{"$t $ev{id}"}++;
    return finish($w, 200) if bug('seen-by-second') && $done_at{ $ev{id} . substr $ev{at}, 0, 19 }++;
    return finish($w, 200) if bug('quiet-time') && time - ($last_at{ $ev{id} } // 0) < 2;
    $last_at{ $ev{id} } = time if bug('quiet-time');
    if (bug('occurred-at-as-text')) {
        return finish($w, 200) if $ev{at} lt ($last_at{ $ev{id} } // '');
        $last_at{ $ev{id} } = $ev{at};
    }
    if (bug('old-events-dropped') && $ev{at} =~ /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/) {
        my $then = POSIX::mktime($6, $5, $4, $3, $2 - 1, $1 - 1900) // time;
        return finish($w, 200) if time - $then > 900;
    }
    if (bug('activity-deleted-not-fetched') && $t eq 'activity.deleted' || bug('request-deleted-not-fetched') && $t eq 'transportation_request.deleted') {
        delete $store{ $ev{id} };
        return finish($w, 200);
    }
    if (bug('deleted-for-good')) {
        $tombstone{ $ev{id} } = 1 if $t =~ /^activity\.deleted$/;
        return finish($w, 200) if $tombstone{ $ev{id} } && $t ne 'activity.deleted';
    }

    my $kind = kind_of(\%ev);
    if ($kind eq 'registration') {
        return finish($w, 500) if bug('registration-answered-500');
        $kind = 'unknown' unless var('registration-fetch');
    }
    if ($kind eq 'unknown') {
        die "unknown event $t\n" if bug('unknown-kind-ends-it') && $t !~ /^registration/;
        note("nothing to do for $t");
        return finish($w, 500) if bug('unknown-kind-500') && $t !~ /^registration/;
        return finish($w, 422) if var('unknown-refused') && $t !~ /^registration/;
        return finish($w, $allowed ? 200 : $refusal);
    }
    if ($kind eq 'gone') {
        forget($ev{id});
        return finish($w, $allowed ? 200 : $refusal) unless var('deletion-confirmed');
        $kind = 'photo';
        $ev{confirm} = 1;    # asked for, never stored again
    }
    if (bug('fetch-skipped')) {
        $store{ $ev{id} } = $JSON->encode({ data => { id => $ev{id}, type => $t, modified => $ev{at} } });
        return finish($w, 200);
    }
    $w->{refusal} = $refusal unless $allowed;
    finish($w, 200) if var('answer-first');
    want($kind, \%ev, $w);
    push @waiting, $w unless $w->{done};
}

sub finish {
    my ($w, $status) = @_;
    return if $w->{done}++;
    my $c = $w->{c};
    return unless $c->{open} && $c->{busy} && $c->{busy} == $w;
    reply($c, $w->{refusal} // $status);
}

# ---------------------------------------------------------------- HTTP

my %REASON = (200 => 'OK', 400 => 'Bad Request', 401 => 'Unauthorized', 403 => 'Forbidden', 404 => 'Not Found',
    405 => 'Method Not Allowed', 409 => 'Conflict', 413 => 'Payload Too Large', 415 => 'Unsupported Media Type',
    422 => 'Unprocessable Content', 500 => 'Internal Server Error', 503 => 'Service Unavailable');

sub reply {
    my ($c, $status, $body) = @_;
    $body //= $JSON->encode({ status => $status });
    my $close = $c->{last} ? 'close' : 'keep-alive';
    my $out = "HTTP/1.1 $status $REASON{$status}\r\nContent-Type: application/json\r\nContent-Length: "
      . length($body) . "\r\nConnection: $close\r\n\r\n" . ($c->{head} ? '' : $body);
    while (length $out) { my $n = syswrite $c->{fh}, $out; last unless $n; substr($out, 0, $n, '') }
    $c->{busy} = undef;
    $c->{used} = time;
    return drop($c) if $c->{last} || length $out;
}

sub drop {
    my ($c) = @_;
    return unless $c->{open};
    $c->{open} = 0;
    delete $conns{ fileno $c->{fh} };
    shutdown $c->{fh}, 2;
    close $c->{fh};
}

# Takes one whole request out of the buffer; undef when it is not there yet, a number when it is bad.
sub take_request {
    my ($c) = @_;
    $c->{in} =~ s/^(?:\r?\n)+//;
    my $end = index $c->{in}, "\r\n\r\n";
    if ($end < 0) { return length $c->{in} > 65536 ? 400 : undef }
    my ($line, @lines) = split /\r\n/, substr $c->{in}, 0, $end;
    my ($method, $target, $version) = $line =~ m{^(\S+) (\S+) HTTP/1\.([01])$} or return 400;
    my %r = (method => $method, h => {}, raw => {});
    for (@lines) {
        my ($n, $v) = /^([^\s:]+):[ \t]*(.*?)[ \t]*$/ or return 400;
        $r{raw}{$n} = $v;
        $r{h}{ lc $n } = exists $r{h}{ lc $n } ? $r{h}{ lc $n } . ", $v" : $v;
    }
    ($r{path}, $r{query}) = split /\?/, $target, 2;
    $r{path}  //= '';
    $r{query} //= '';
    my $at = $end + 4;
    if (lc($r{h}{'transfer-encoding'} // '') =~ /chunked/ && !bug('chunked-body-lost')) {
        my $body = '';
        while (1) {
            my $nl = index $c->{in}, "\r\n", $at;
            if ($nl < 0) { $r{partial} = 1; last }
            my ($hex) = substr($c->{in}, $at, $nl - $at) =~ /^([0-9a-fA-F]{1,7})/ or return 400;
            my $size = hex $hex;
            $at = $nl + 2;
            if (!$size) {    # trailers end with an empty line
                while (1) {
                    my $e = index $c->{in}, "\r\n", $at;
                    if ($e < 0) { $r{partial} = 1; last }
                    my $empty = $e == $at;
                    $at = $e + 2;
                    last if $empty;
                }
                last;
            }
            return 413 if length($body) + $size > $MAX_BODY;
            if (length $c->{in} < $at + $size + 2) { $r{partial} = 1; last }
            $body .= substr $c->{in}, $at, $size;
            $at += $size + 2;
        }
        $r{body} = $body;
    } else {
        my $size = $r{h}{'content-length'} // 0;
        return 400 unless $size =~ /^\d+$/;
        return 413 if $size > $MAX_BODY;
        if (length $c->{in} < $at + $size) { $r{partial} = 1 }
        else { $r{body} = substr $c->{in}, $at, $size; $at += $size }
    }
    if ($r{partial}) {
        if (lc($r{h}{expect} // '') eq '100-continue' && !$c->{continued}++) { syswrite $c->{fh}, "HTTP/1.1 100 Continue\r\n\r\n" }
        return undef;
    }
    substr $c->{in}, 0, $at, '';
    $c->{continued} = 0;
    my $wish = lc($r{h}{connection} // '');
    $c->{last} = 1 if $wish =~ /close/ || (!$version && $wish !~ /keep-alive/) || var('no-keep-alive');
    return \%r;
}

sub serve {
    my ($c) = @_;
    while ($c->{open} && !$c->{busy} && length $c->{in}) {
        my $r = take_request($c);
        return unless defined $r;
        $c->{head} = 0;
        if (!ref $r) { $c->{last} = 1; reply($c, $r); return }
        $c->{head} = $r->{method} eq 'HEAD';
        my $reading = $r->{method} =~ /^(GET|HEAD)$/;
        if ($r->{path} eq '/hook') {
            if ($r->{method} eq 'POST') { hook($c, $r) } else { reply($c, 405) }
        } elsif ($reading && $r->{path} eq '/ready') {
            reply($c, 200);
        } elsif ($reading && $r->{path} =~ m{^/store/(.+)$}) {
            my $id = $1;
            $id =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge;
            utf8::decode($id);
            if (exists $store{$id}) { reply($c, 200, $store{$id}) } else { reply($c, 404) }
        } else {
            reply($c, 404);
        }
    }
}

# ---------------------------------------------------------------- the loop

$SIG{PIPE} = 'IGNORE';
$SIG{TERM} = $SIG{INT} = sub { kill 'TERM', map { $_->{pid} } values %children; POSIX::_exit(0) };
my $listen = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $PORT, Listen => 64, ReuseAddr => 1, Proto => 'tcp')
  or die "cannot listen on $PORT: $!\n";
note("listening on $PORT");

while (1) {
    start_fetches();
    my $now  = time;
    my $wait = 1;
    if (keys %children < $MAX_FETCHES) {
        for (grep { $_->{want} && !$_->{running} } values %jobs) { my $d = $_->{due} - $now; $wait = $d if $d < $wait }
    }
    for (@waiting) { my $d = $_->{until} - $now; $wait = $d if $d < $wait }
    $wait = 0.005 if $wait < 0.005;
    my $sel = IO::Select->new($listen, (map { $_->{fh} } values %conns), (map { $_->{fh} } values %children));
    for my $fh ($sel->can_read($wait)) {
        if ($fh == $listen) {
            my $s = $listen->accept or next;
            binmode $s;
            $conns{ fileno $s } = { fh => $s, in => '', open => 1, used => time, peer => $s->peerhost // '' };
            next;
        }
        my $fd = fileno $fh;
        next unless defined $fd;
        if (my $child = $children{$fd}) { fetch_readable($child); next if $child->{fh} == $fh }
        my $c = $conns{$fd} or next;
        next unless $c->{fh} == $fh;
        my $n = sysread $fh, $c->{in}, 65536, length $c->{in};
        if (!$n) { drop($c); next }
        $c->{used} = time;
        serve($c);
    }
    $now = time;
    for (@waiting) { finish($_, 200) if $_->{until} <= $now }
    @waiting = grep { !$_->{done} } @waiting;
    for my $c (values %conns) {
        serve($c) if !$c->{busy} && length $c->{in};
        drop($c) if $c->{open} && !$c->{busy} && $now - $c->{used} > $IDLE;
    }
}

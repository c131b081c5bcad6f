package CES::Tasks;
# The jobs that the community hands to the nightly run.
use v5.36;
use utf8;
use CES::Client qw(unwrap list_of window day_add);
use CES::Bodies qw(resident_body);
use CES::Quirks qw(defect variation);
use Exporter 'import';
our @EXPORT_OK = qw(run_task register_in_order);

my %TASK = (
    'change-one-member'        => \&change_one_member,
    'read-all'                 => \&read_all,
    'second-check-in'          => \&second_check_in,
    'attendance-of-registered' => \&attendance_of_registered,
    'ninety-days'              => \&ninety_days,
    'read-announcement'        => \&read_announcement,
);

sub run_task ($c, $id, $f) { $TASK{$id} ? $TASK{$id}->($c, $f) : undef }

sub change_one_member ($c, $f) {
    my $r = unwrap($c->call(GET => '/residents/{id}', { id => $f->{residentId} })->{json});
    $c->call(PUT => '/residents/{id}', { id => $f->{residentId} }, json => resident_body($r, roomNumber => "$f->{roomNumber}"));
}

sub read_all ($c, $f) {
    return $c->all(GET => '/facilities/{id}/residents', { id => $f->{facilityId} }, size => 20);
}

sub second_check_in ($c, $f) {
    my $day = substr $f->{day}, 0, 10;
    my $at = { id => $f->{residentId} };
    if (variation('looks-before-check-in')) {
        my @there = list_of($c->call(GET => '/residents/{id}/check-ins', $at, query => [ window($day, $day) ])->{json});
        return if grep { substr($_->{startDate} // '', 0, 10) eq $day } @there;
    }
    my $body = { startDate => $day, checkInStaffId => $f->{staffId}, durationInMinutes => 15 };
    my $a = $c->call(POST => '/residents/{id}/check-ins', $at, json => $body, soft => 1);
    return if $a->{ok};
    die "check-in: $a->{status}\n" if $a->{status} != 409;    # 409: there is one already, it stays
    if (defect('check-in-409-repeated')) { $c->call(POST => '/residents/{id}/check-ins', $at, json => $body, soft => 1) for 1 .. 3 }
    if (defect('check-in-409-next-day')) { $c->call(POST => '/residents/{id}/check-ins', $at, json => { %$body, startDate => day_add($day, 1) }, soft => 1) }
    if (defect('check-in-409-overwrites')) {
        my ($old) = list_of($c->call(GET => '/residents/{id}/check-ins', $at, query => [ window($day, $day) ])->{json});
        $c->call(PUT => '/residents/{id}/check-ins/{check}', { %$at, check => $old->{id} }, json => $body, soft => 1) if $old;
    }
}

# Registers in the given order and answers the ids that really are registered (a waitlisted one is not).
sub register_in_order ($c, $activity, @ids) {
    my @registered;
    @ids = reverse @ids if defect('registers-in-other-order');
    for my $id (@ids) {
        my $a = $c->call(POST => '/activities/{id}/registrations', { id => $activity }, json => { userId => $id, userType => 'resident' }, soft => 1);
        my $status = $a->{ok} ? unwrap($a->{json})->{status} : undef;
        if (!defined $status) {    # perhaps there already: the resident's own list says
            my $start = substr unwrap($c->call(GET => '/activities/{id}', { id => $activity })->{json})->{startDate} // '', 0, 10;
            my ($mine) = !$start ? () : grep { ($_->{activityId} // '') eq $activity }
                list_of($c->call(GET => '/residents/{id}/registrations', { id => $id }, query => [ window($start, day_add($start, 1)) ])->{json});
            die "registration of $id: $a->{status}\n" if !$a->{ok} && !$mine;
            $status = $mine->{status} if $mine;
        }
        push @registered, $id if ($status // '') eq 'registered' || defect('waitlisted-counts-as-registered');
    }
    return @registered;
}

sub attendance_of_registered ($c, $f) {
    my @ids = @$f{qw(first second)};
    my @in = register_in_order($c, $f->{activityId}, @ids);
    for my $id (@in) {
        $c->call(POST => '/activities/{id}/attendance', { id => $f->{activityId} }, json => { userId => $id, userType => 'resident', status => 'attended' });
    }
}

sub ninety_days ($c, $f) {
    my ($from, $to) = map { substr $_, 0, 10 } @$f{qw(from to)};
    my (@all, %seen);
    my $step = variation('short-windows') ? 30 : variation('local-offset') ? 40 : 45;
    for (my $day = $from; $day le $to; $day = day_add($day, $step + (defect('range-skips-a-day') ? 1 : 0))) {
        my %w = window($day, $to);
        $w{endDate} = substr($to, 0, 10) . 'T00:00:00Z' if defect('range-without-last-day') && substr($w{endDate}, 0, 10) eq $to;
        $w{endDate} = $to . 'T23:59:59Z' if defect('range-in-one-request');
        my $a = $c->call(GET => '/facilities/{id}/activities', { id => $f->{facilityId} }, query => [ map { $_ => $w{$_} } qw(startDate endDate) ]);
        push @all, grep { !$seen{ join "\0", $_->{id}, $_->{startDate} // '' }++ } list_of($a->{json});
        last if defect('range-in-one-request') || defect('range-first-part-only');
    }
    return @all;
}

sub read_announcement ($c, $f) {
    my $a = unwrap($c->call(GET => '/announcements/{id}', { id => $f->{announcementId} })->{json});
    $c->{announcement} = $a->{id} // $f->{announcementId};
    return $a;
}

1;

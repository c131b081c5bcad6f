package CES::Bodies;
# Bodies of the resources that are replaced as a whole: made from what was read.
use v5.36;
use utf8;
use CES::Client qw(num);
use CES::Quirks qw(defect variation);
use Exporter 'import';
our @EXPORT_OK = qw(resident_body connection_body activity_body id_of);

sub id_of ($x) { ref $x eq 'HASH' ? $x->{id} : $x }
sub defined_only (%h) { delete $h{$_} for grep { !defined $h{$_} } keys %h; \%h }
# Members that the service sets itself are ignored if sent.
sub echo ($r) { variation('echoes-read-only') ? map({ $_ => $r->{$_} } qw(id created modified)) : () }

sub resident_body ($r, %change) {
    my @names = qw(firstName lastName nickname email phone roomNumber status moveInDate dob gender about);
    my %b = (echo($r), map({ $_ => $r->{$_} } @names), %change);
    $b{$_} //= '' for qw(firstName lastName);
    return defined_only(%b);
}

sub connection_body ($c, %change) {
    my @names = qw(firstName lastName email relationship status groups disableNotifications disableSMS disableInvites additionalInfo);
    my %b = (echo($c), map({ $_ => $c->{$_} } @names), phoneNumber => num($c->{phoneNumber}),
        residents => [ map { id_of($_) } @{ $c->{residents} // [] } ], facilities => [ map { id_of($_) } @{ $c->{facilities} // [] } ], %change);
    $b{$_} //= '' for qw(firstName lastName);
    return defined_only(%b);
}

sub activity_body ($a, %change) {
    my @names = qw(name type startDate endDate startTime endTime timeType location description allowConnections);
    my $cap = ref $a->{capacity} eq 'HASH' ? $a->{capacity} : {};
    my %b = (echo($a), map({ $_ => $a->{$_} } @names),
        maxRegistered => num(($cap->{residents} // {})->{max}), maxRegisteredConnections => num(($cap->{connections} // {})->{max}),
        attachments => [ map { defined_only(attachmentId => $_->{id}, publicToFamily => $_->{publicToFamily}) } @{ $a->{attachments} // [] } ], %change);
    return defined_only(%b);
}

1;

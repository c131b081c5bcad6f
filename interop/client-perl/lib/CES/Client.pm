package CES::Client;
# Transport for the Community Engagement Service: headers, bodies, paging, waiting after 429.
use v5.36;
use utf8;
use HTTP::Tiny;
use Socket qw(IPPROTO_TCP TCP_NODELAY);
use JSON::PP ();
use POSIX qw(strftime ceil);
use Time::Local qw(timegm);
use Time::HiRes qw(sleep time);
use CES::Quirks qw(defect variation);
use Exporter 'import';
our @EXPORT_OK = qw(today day_add dt window unwrap list_of num true false);

my $json = JSON::PP->new->utf8->allow_nonref->canonical;
$json->pretty if variation('pretty-json');

sub true  { JSON::PP::true }
sub false { JSON::PP::false }

# ---- dates -------------------------------------------------------------------------------
sub today { strftime('%Y-%m-%d', gmtime) }
sub day_add ($day, $n) {
    my ($y, $m, $d) = $day =~ /^(\d{4})-(\d\d)-(\d\d)/ or die "not a day: $day\n";
    return strftime('%Y-%m-%d', gmtime(timegm(0, 0, 12, $d, $m - 1, $y) + 86400 * $n));
}
sub dt ($day, $time) {
    return "$day $time" if defect('date-time-with-space');
    my $zone = variation('utc-offset') ? '+00:00' : variation('milliseconds') ? '.000Z' : 'Z';
    return $day . 'T' . $time . $zone;
}
# The widest window that one request may ask for starts on $day and ends with day 45; $last cuts it.
sub window ($day, $last = undef, %o) {
    my $span = variation('short-windows') ? 30 : variation('local-offset') ? 40 : 45;
    my $end = day_add($day, $span - 1);
    $end = $last if defined $last && $last lt $end;
    my $full = $end eq day_add($day, 44);
    my ($from, $to) = (dt($day, '00:00:00'), dt($end, '23:59:59'));
    $from = dt($day, '15:30:00')                          if variation('time-in-window-start');
    ($from, $to) = (day_add($day, -1) . 'T19:00:00-05:00', "${end}T18:59:59-05:00") if variation('local-offset');    # the same moments
    $to = dt(day_add($day, 45), '23:59:59')               if defect('window-46-days') && $full;
    $to = dt(day_add($day, 45), '00:00:00')               if defect('window-ends-at-midnight-46') && $full;
    ($from, $to) = (dt($day, '08:00:00'), dt(day_add($day, 45), '08:00:00')) if defect('window-by-hours') && $full;
    $from = day_add($day, -1) . 'T19:00:00-05:00'         if defect('window-start-in-local-time') && $full;
    return (startDate => $from, endDate => $to);
}

# ---- answers -----------------------------------------------------------------------------
# One resource, wrapped in data or bare.
sub unwrap ($j) {
    return {} unless ref $j eq 'HASH';
    return ref $j->{data} eq 'HASH' ? $j->{data} : $j;
}
sub list_of ($j) {
    my $l = ref $j eq 'HASH' ? $j->{data} : $j;
    return ref $l eq 'ARRAY' ? grep({ ref $_ eq 'HASH' } @$l) : ();
}
sub num ($v) { defined $v && $v =~ /^-?\d+(\.\d+)?$/ ? 0 + $v : undef }

# Head and body leave in two writes: without this the second waits for an acknowledgement.
{
    no warnings 'redefine';
    my $connect = \&HTTP::Tiny::Handle::connect;
    *HTTP::Tiny::Handle::connect = sub {
        my $h = $connect->(@_);
        setsockopt $h->{fh}, IPPROTO_TCP, TCP_NODELAY, 1;
        return $h;
    };
}

# ---- requests ----------------------------------------------------------------------------
sub new ($class, %o) {
    my $self = bless {%o}, $class;
    $self->{url} =~ s{/+$}{};
    $self->{http} = HTTP::Tiny->new(
        timeout    => 30,
        keep_alive => variation('no-keep-alive') ? 0 : 1,
        agent      => 'community-sync/2.3',
    );
    return $self;
}

sub enc ($s) {
    $s = "$s";
    utf8::encode($s) if utf8::is_utf8($s);
    $s =~ s{([^A-Za-z0-9\-._~])}{sprintf '%%%02X', ord $1}ge;
    $s =~ s{(%[0-9A-F]{2})}{lc $1}ge if variation('lowercase-percent');
    return $s;
}

sub multipart ($parts) {
    my $b = 'ces-' . sprintf('%08x%08x', $$ * 7919, int(time * 1000) & 0xffffffff);
    my $body = '';
    for my $p (@$parts) {
        my ($name, $value, $file, $type) = @$p;
        utf8::encode($value) if !$file && utf8::is_utf8($value);
        $body .= "--$b\r\nContent-Disposition: form-data; name=\"$name\"" . ($file ? "; filename=\"$file\"" : '');
        $body .= "\r\nContent-Type: $type" if $type;
        $body .= "\r\n\r\n$value\r\n";
    }
    return ("multipart/form-data; boundary=$b", "$body--$b--\r\n");
}

# call(METHOD, '/residents/{id}', {id => ...}, as =>, query => [...], json =>, parts =>, soft => 1)
# Ends with die on an answer that is no success, unless soft (then the caller looks at ok and status).
sub call ($self, $method, $route, $vars = {}, %o) {
    my $r = {
        method => $method, route => $route, vars => {%$vars}, query => [@{ $o{query} // [] }],
        json => ref $o{json} eq 'HASH' ? { %{ $o{json} } } : $o{json}, parts => $o{parts} && [ map { [@$_] } @{ $o{parts} } ],
        prefix => $route eq '/ping' ? '' : '/api/v1/{tenant}', ids => $self->{ids}, tenant => $self->{tenant},
        headers => {
            'Authorization'        => "Bearer $self->{token}",
            'X-Acting-User-Id'     => $self->{ids}{ $o{as} // 'systemActor' },
            'X-Acting-User-Tenant' => $self->{tenant},
        },
    };
    CES::Quirks::apply($r);
    my %v = (%{ $r->{vars} }, tenant => $self->{tenant});
    my $path = $r->{prefix} . $r->{route};
    $path =~ s{\{(\w+)\}}{defect('ids-not-encoded') ? $v{$1} : enc($v{$1} // die "no $1 for $route\n")}ge;
    my @q;
    my @pairs = @{ $r->{query} };
    while (my ($k, $v) = splice @pairs, 0, 2) { push @q, "$k=" . ($r->{raw_query} ? $v : enc($v)) if defined $v }
    @q = reverse @q if variation('query-in-other-order');
    my $url = $self->{url} . $path . (@q ? '?' . join('&', @q) : '');

    my %h = %{ $r->{headers} };
    my $body;
    if ($r->{parts}) {
        ($h{'Content-Type'}, $body) = multipart($r->{parts});
        $h{'Content-Type'} = 'multipart/form-data' if defect('multipart-without-boundary');
    } elsif (defined $r->{raw_body}) {
        ($h{'Content-Type'}, $body) = @{ $r->{raw_body} };
    } elsif (defined $r->{json}) {
        $body = $json->encode($r->{json});
        if ($r->{twice}) { utf8::decode($body); $body = $json->encode($body) }
        if (defect('latin1-bodies')) { utf8::decode($body); utf8::encode($body) unless utf8::downgrade($body, 1) }
        $h{'Content-Type'} = variation('charset') ? 'application/json; charset=utf-8' : $r->{type} // 'application/json';
    }
    @h{qw(X-Request-Id Accept-Language)} = (sprintf('r-%d-%d', $$, ++$self->{n}), 'en-US') if variation('harmless-headers');
    $h{Accept} = $route =~ m{/pdf$} ? 'application/pdf, */*;q=0.5' : 'application/json, */*;q=0.5' if variation('accept-header');
    sleep 0.003 if variation('unhurried');

    my $res;
    for my $try (1 .. 8) {
        my %args = (headers => {%h});
        if (defined $body) {
            my @once = ($body);
            $args{content} = variation('chunked-uploads') && $r->{parts} ? sub { shift @once } : $body;
        } elsif ($r->{method} =~ /^(?:POST|PUT|PATCH)$/) {
            $args{headers}{'Content-Length'} = 0;
        }
        $res = $self->{http}->request($r->{method}, $url, \%args);
        if ($res->{status} == 429 || ($res->{status} == 503 && defined $res->{headers}{'retry-after'})) {
            last if defect('gives-up-after-429');
            next if defect('no-wait-after-429');
            my $wait = $res->{headers}{'retry-after'} // 1;
            $wait = $wait =~ /^\s*(\d+(?:\.\d+)?)\s*$/ ? $1 : http_date($wait) - time;
            sleep($wait < 0 ? 0.05 : $wait > 60 ? 60 : $wait);
            next;
        }
        next if $res->{status} == 599 && $method eq 'GET' && $try < 3;    # connection lost: a read may be repeated
        last;
    }
    my $ok = $res->{status} >= 200 && $res->{status} < 300;
    my $type = $res->{headers}{'content-type'} // '';
    my $out = { status => $res->{status}, ok => $ok, raw => $res->{content} };
    $out->{json} = eval { $json->decode($res->{content}) } if length($res->{content} // '') && $type !~ /pdf|octet|image/;
    if (!$ok && !$o{soft}) {
        my $why = $res->{status} == 599 ? $res->{content} : substr($res->{content} // '', 0, 160);
        $why =~ s/\s+/ /g;
        die "$method $route: $res->{status} $why\n";
    }
    $self->call($method, $route, $vars, %o, again => 1, soft => 1)
        if $ok && !$o{again} && ((variation('reads-twice') && $method eq 'GET' && $route =~ /\}$/)
                              || (variation('repeats-delete') && $method eq 'DELETE'));
    return $out;
}

sub http_date ($s) {
    my %m = map { state $i = 0; $_ => $i++ } qw(Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec);
    my ($d, $mon, $y, $H, $M, $S) = $s =~ /(\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d)/ or return time + 1;
    return timegm($S, $M, $H, $d, $m{$mon} // 0, $y);
}

# Every item of a cursor list; pages => n stops after n pages.
sub all ($self, $method, $route, $vars, %o) {
    my $size = delete $o{size};
    my $max = delete $o{pages};
    $size = 7     if variation('own-page-size');
    $size = undef if variation('no-page-size');
    $size = 500   if defect('page-size-500');
    $size = 0     if defect('page-size-zero');
    my @query = @{ delete $o{query} // [] };
    my (@items, $cursor, %seen);
    $cursor = 'null' if defect('cursor-null-on-first-page');
    for (my $page = 1;; $page++) {
        my $name = defect('limit-for-page-size') ? 'limit' : 'pageSize';
        my @cursor = defined $cursor ? (cursor => $cursor) : ();
        if ($page > 1) {
            @cursor = (page => $page)                                  if defect('page-number');
            @cursor = (offset => scalar @items)                        if defect('offset-for-cursor');
            @cursor = (cursor => 'eyJvZmZzZXQiOjJ9')                   if defect('cursor-built-by-client');
            @cursor = (cursor => enc($cursor))                         if defect('cursor-encoded-twice');
            @cursor = (cursor => lc substr($cursor, 0, -1))            if defect('cursor-shortened');
            @cursor = (before => $items[-1]{createdAt} // $items[-1]{id}) if defect('before-for-cursor') && $route =~ /messages$/;
        }
        @cursor = (cursor => $self->{old_cursor}) if defect('cursor-of-other-list') && $page == 1 && $self->{old_cursor};
        my $a = $self->call($method, $route, $vars, %o, query => [@query, $name => $size, @cursor]);
        push @items, list_of($a->{json});
        my $j = ref $a->{json} eq 'HASH' ? $a->{json} : {};
        my $next = $j->{nextCursor};
        my $more = exists $j->{hasMore} ? $j->{hasMore} : defined $next;
        $self->{old_cursor} //= $next;
        last if defect('first-page-only') || ($max && $page >= $max);
        $more = @items > 0 && $page < 3, $next //= $cursor // 'end' if defect('asks-on-after-last-page');
        last if !$more || !defined $next || $next eq '' || ($seen{$next}++ && !defect('asks-on-after-last-page')) || $page > 400;
        $cursor = $next;
    }
    return @items;
}

1;

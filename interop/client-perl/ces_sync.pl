#!/usr/bin/perl
# Nightly sync of one community with the Community Engagement Service.
use v5.36;
use utf8;
use FindBin;
use lib "$FindBin::Bin/lib";
use JSON::PP ();
use CES::Client;
use CES::Walk;
use CES::Tasks qw(run_task);
use CES::Quirks qw(variation);

binmode STDERR, ':utf8';
sub read_json ($path) {
    open my $fh, '<:raw', $path or die "$path: $!\n";
    local $/;
    return JSON::PP->new->utf8->decode(scalar <$fh>);
}
for (qw(CES_URL CES_TENANT CES_TOKEN CES_IDENTITIES)) { defined $ENV{$_} or die "$_ is not set\n" }
my $client = CES::Client->new(url => $ENV{CES_URL}, tenant => $ENV{CES_TENANT}, token => $ENV{CES_TOKEN}, ids => read_json($ENV{CES_IDENTITIES}));
my @tasks = $ENV{CES_TASKS} ? @{ read_json($ENV{CES_TASKS}) } : ();

my $failed = 0;
my $tasks = sub {
    for my $t (@tasks) {
        eval { run_task($client, $t->{id}, $t->{facts} // {}); 1 } or do { warn "task $t->{id}: $@"; $failed++ };
    }
};
$tasks->() unless variation('tasks-last');
$failed += CES::Walk->new($client)->run;
$tasks->() if variation('tasks-last');
exit($failed ? 1 : 0);

# Runs one long walk in process, without and with each fault, and reports the faults that change nothing that a client sees.
# usage: ruby tools/check_faults.rb [fault ...]
$LOAD_PATH.unshift File.join(__dir__, '..', 'lib')
ENV['WEBHOOK_URL'] = 'http://127.0.0.1:9/none'
ENV['RACK_ENV'] = 'test'
ENV['NO_THREADS'] = '1'
require 'app'
require 'rack/mock'
require_relative 'walk'

def set_fault(id)
  Object.send(:remove_const, :FAULT)
  Object.const_set(:FAULT, id)
end

def reset
  Webhooks::QUEUE.clear
  [App::RESIDENT_CACHE, App::FACILITY_CACHE, App::CAPACITY_CACHE].each(&:clear)
  DB.transaction { (DB.tables - [:sqlite_sequence]).each { |t| DB[t].delete } }
  DB.run 'DELETE FROM sqlite_sequence' rescue nil
  Seed.run
end

SECTIONS = { 'facilit' => %i[basics], 'ping' => %i[basics], 'acting-header' => %i[basics], 'activity-types' => %i[basics], 'page-' => %i[paging], 'cursor' => %i[photos],
             'has-more' => %i[photos], 'next-' => %i[photos], 'resident-connections' => %i[connections], 'resident-photos' => %i[photos], 'resident' => %i[residents], 'assess' => %i[assessments], 'connection' => %i[connections],
             'calendars' => %i[activities], 'window' => %i[activities], 'activity-photo' => %i[photos], 'activit' => %i[activities], 'occurrence' => %i[activities], 'acting' => %i[activities], 'recurrence' => %i[activities],
             'past' => %i[activities], 'capacity' => %i[registrations activities], 'regis' => %i[registrations], 'waitlist' => %i[registrations], 'cancel-' => %i[registrations], 'personal' => %i[personal], 'check-in' => %i[personal],
             'visit' => %i[personal], 'duration' => %i[personal], 'attendance' => %i[attendance], 'album' => %i[photos], 'photo' => %i[photos], 'thread' => %i[messages], 'message' => %i[messages], 'announcement' => %i[announcements],
             'transport' => %i[transport], 'work' => %i[work], 'family' => %i[transport], 'module' => %i[transport], 'comment' => %i[transport], 'files' => %i[transport], 'file-' => %i[transport], 'attachment' => %i[transport], 'flat' => %i[flat],
             'event-photo' => %i[photos], 'event-activity-photo' => %i[photos], 'event-activity' => %i[activities], 'event-announcement' => %i[announcements], 'event-aggregate-activity' => %i[activities],
             'event-tenant' => %i[registrations], 'event-before' => %i[activities], 'event-reg' => %i[registrations], 'event-promotion' => %i[registrations], 'event-waitlist' => %i[registrations], 'event-' => %i[photos] }.freeze

def run(id, section)
  set_fault(id)
  reset
  w = Walk.new
  w.send(section)
  w.instance_variable_get(:@log)
end

BASE = {}
t = Time.now
ids0 = ARGV.dup
needed = ids0.empty? ? SECTIONS.values.flatten.uniq : ids0.flat_map { |i| SECTIONS.find { |k, _| i.start_with?(k) }[1] }.uniq
needed.each do |sec|
  BASE[sec] = run('', sec)
  again = run('', sec)
  BASE[sec].zip(again).each { |a, b| puts "unstable", a[0, 600], b[0, 600] if a != b }
  BASE[sec].each { |l| puts "5xx: #{l[0, 300]}" if l =~ /-> 5/ }
end
puts "baseline: #{BASE.values.sum(&:size)} steps, #{(Time.now - t).round(1)} s"
part = ENV['PART'].to_s.split('/').map(&:to_i)
ids = ARGV.empty? ? JSON.parse(File.read(File.join(__dir__, '..', 'faults.json'))).map { |x| x['id'] } : ARGV
ids = ids.select.with_index { |_, i| i % part[1] == part[0] } if part.size == 2
dead = []
ids.each do |id|
  secs = SECTIONS.find { |k, _| id.start_with?(k) }[1]
  diff = secs.flat_map do |sec|
    log = run(id, sec)
    five = log.find { |l| l =~ /-> 5/ }
    puts "#{id}: 5xx #{five[0, 300]}" if five
    BASE[sec].zip(log).select { |a, b| a != b }
  end
  puts "#{id}: #{diff.size} steps differ\n  - #{diff.dig(0, 0).to_s[0, 400]}\n  + #{diff.dig(0, 1).to_s[0, 400]}" if ARGV.any?
  dead << id if diff.empty?
  $stdout.flush
end
puts "no visible effect (#{dead.size} of #{ids.size}): #{dead.join(' ')}"

# frozen_string_literal: true
require 'sinatra/base'
require 'sequel'
require 'json'
require 'time'
require 'date'
require 'securerandom'
require 'base64'
require 'tzinfo'
require 'net/http'

FAULT = ENV['FAULT'].to_s
# True when the named single fault is switched on (see faults.json).
def fault(id) = FAULT == id

require 'schema'
require 'webhooks'
require 'core'
require 'input'
require 'facilities'
require 'residents'
require 'assessments'
require 'connections'
require 'activity_model'
require 'activities'
require 'registrations'
require 'attendance'
require 'personal'
require 'visits'
require 'photos'
require 'messages'
require 'announcements'
require 'family_access'
require 'transportation'
require 'work_requests'
require 'flat'
require 'seed'
Seed.run
Webhooks.start unless ENV["NO_THREADS"]
AnnouncementSender.start unless ENV["NO_THREADS"]

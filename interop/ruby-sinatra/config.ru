# frozen_string_literal: true
packages = { 'sinatra/base' => 'ruby-sinatra', 'sequel' => 'ruby-sequel', 'sqlite3' => 'ruby-sqlite3', 'tzinfo' => 'ruby-tzinfo' }
missing = packages.filter_map do |lib, package|
  require lib
  nil
rescue LoadError
  package
end
abort "missing packages: #{missing.join(' ')}   (apt-get update && apt-get install -y #{missing.join(' ')})" if missing.any?

$LOAD_PATH.unshift File.join(__dir__, 'lib')
require 'app'
run App

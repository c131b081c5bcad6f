# frozen_string_literal: true
# One in-memory SQLite database; Sequel's pool hands its one connection to one thread at a time.
DB = Sequel.connect(ENV['DATABASE_FILE'] ? "sqlite://#{ENV['DATABASE_FILE']}" : 'sqlite::memory:', max_connections: 1, pool_timeout: 30)
DB.run 'PRAGMA foreign_keys = OFF'

# Every table: seq (insertion order, used as tie break of cursors), id, tenant.
def table(name, id: true, &blk)
  DB.create_table!(name) do
    primary_key :seq
    String :id, text: true, null: false if id
    String :tenant, text: true if id
    instance_eval(&blk)
    index %i[tenant id], unique: true if id
  end
end

DB.create_table!(:tenants) { String :slug, primary_key: true; String :token }
table(:facilities) do
  String :name; Integer :bed_count; String :care_setting; String :zone
  TrueClass :transport_module; TrueClass :family_transport; TrueClass :work_module; TrueClass :family_work
  String :transport_types; TrueClass :require_destination_address; Integer :lead_hours; String :hours
  String :work_types; String :work_locations
end
table(:teams) { String :key; String :name }
table(:staff) do
  String :account_id; String :first_name; String :last_name; String :permissions; String :phone
  index %i[tenant account_id]
end
table(:staff_facilities, id: false) { String :staff_id; String :facility_id }
table(:system_actors) { String :name }
table(:residents) do
  String :facility_id; String :external_id; String :pcc_id; String :first_name; String :last_name; String :nickname
  String :email; String :phone; String :room_number; String :status; String :move_in_date; String :dob; String :gender
  String :profile_photo_url; String :about, text: true; String :created; String :modified
  index :facility_id
end
table(:connections) do
  String :account_id; String :first_name; String :last_name; String :email; BigDecimal :phone_number
  String :relationship; String :contact_type; String :status; String :groups
  TrueClass :disable_notifications; TrueClass :disable_sms; TrueClass :disable_invites
  String :additional_info, text: true; String :external_id; BigDecimal :pcc_id; String :avatar_url; String :thumb_url
  String :created; String :updated
  index :account_id
end
table(:connection_residents, id: false) { String :connection_id; String :resident_id; index :connection_id; index :resident_id }
table(:connection_facilities, id: false) { String :connection_id; String :facility_id; index :connection_id }
table(:assessments) do
  String :resident_id; String :name; String :template_id; String :facility_id; String :type; String :category
  TrueClass :is_completed; TrueClass :is_most_recent; String :date_started; String :date_completed; String :date_updated
  String :created_by; String :completed_by; TrueClass :deleted; String :answers, text: true
end
table(:assessment_questions, id: false) do
  String :tenant; String :template_id; String :guid; String :text; String :question_type; String :answer_type; Integer :position
  String :helper; TrueClass :is_required; TrueClass :multi; TrueClass :custom; TrueClass :comments
  String :options, text: true; String :follow_ups, text: true
end
table(:calendars) { String :name; String :category; TrueClass :private; String :created }
table(:calendar_facilities, id: false) { String :calendar_id; String :facility_id; index :calendar_id }
table(:activity_types) { String :name; String :category }
table(:activities) do
  String :calendar_id; String :facility_id; String :name; String :type
  String :start_date; String :end_date; String :day; String :start_time; String :end_time; String :time_type
  String :location; String :description, text: true; Integer :max_registered; Integer :max_connections
  TrueClass :allow_connections; String :creator_id; String :creator_name; String :created; String :modified
  TrueClass :cancelled; TrueClass :deleted; TrueClass :recurring; String :recurrence, text: true
  index :calendar_id
end
table(:activity_attachments) do
  String :activity_id; String :name; String :type; Integer :size; TrueClass :public_to_family; File :content
end
table(:registrations) do
  String :activity_id; String :user_type; String :user_id; String :user_ref; String :occurrence_date
  String :status; String :registered_at
  index :activity_id; index :user_id
end
table(:registration_exceptions, id: false) { String :registration_id; String :occurrence_date }
table(:attendance) do
  String :activity_id; String :user_type; String :user_id; String :status; String :marked_at
  String :decline_reason; Integer :duration
end
table(:personal_activities) do
  String :resident_id; String :name; String :start_date; String :day; String :start_time; String :end_time; String :time_type
  Integer :duration; String :location; String :description, text: true; TrueClass :confirmed
  String :created; String :modified; String :flat_start; String :flat_end
end
table(:personal_activity_residents, id: false) { String :personal_activity_id; String :resident_id }
table(:check_ins) do
  String :resident_id; String :day; Integer :duration; String :staff_id; String :description, text: true
  String :created; String :modified
end
table(:visits) do
  String :resident_id; String :name; String :visit_type; String :start_date; String :day; String :start_time; String :end_time
  String :time_type; Integer :duration; String :description, text: true; String :creator_id; String :creator_name
  String :created; String :modified
end
table(:visit_residents, id: false) { String :visit_id; String :resident_id }
table(:visit_connections, id: false) { String :visit_id; String :connection_id }
table(:visit_guests, id: false) { String :visit_id; String :name; String :relationship }
table(:albums) { String :title; String :type; TrueClass :shared; String :created }
table(:album_facilities, id: false) { String :album_id; String :facility_id }
table(:photos) do
  String :type; String :caption, text: true; String :caption_creator; String :caption_created
  String :creator_id; String :creator_name; String :created; TrueClass :deleted; String :activity_id; String :media_id
end
table(:photo_facilities, id: false) { String :photo_id; String :facility_id; index :photo_id }
table(:photo_users, id: false) { String :photo_id; String :user_id; index :photo_id }
table(:photo_tags, id: false) { String :photo_id; String :tag_id; index :photo_id }
table(:photo_albums, id: false) { String :photo_id; String :album_id; index :photo_id }
table(:media) { String :type; String :name; File :content }
table(:threads) { String :title; String :creator_id; String :created_at; String :last_message_at }
table(:thread_members, id: false) do
  String :thread_id; String :user_id; String :user_type; TrueClass :archived; TrueClass :muted; TrueClass :left; String :last_read
  Integer :last_read_seq; index :thread_id; index :user_id
end
table(:messages) do
  String :thread_id; String :author_id; String :body, text: true; String :status; String :attachment; String :created_at
  String :scheduled_at; TrueClass :deleted
  index :thread_id
end
table(:announcements) do
  String :from; String :subject; String :message, text: true; String :sms_message; String :groups; String :facilities
  String :status; String :scheduled_at; String :created_by; String :created_at
end
table(:announcement_attachments) { String :announcement_id; String :name; Integer :size; String :extension; String :type; File :content }
table(:announcement_recipients, id: false) do
  String :announcement_id; String :connection_id; TrueClass :is_read; TrueClass :is_archived
end
table(:transport_requests) do
  String :reference; String :resident_id; String :facility_id; String :status; String :trip_type; String :date
  String :appointment_time; String :pickup_time; String :return_time; String :pickup_location; String :destination
  String :destination_address; String :transportation_type; String :mobility_needs; String :notes, text: true; Float :mileage
  String :driver; String :vehicle; TrueClass :recurring; String :recurrence; String :creator_kind; String :creator_id
  String :created; String :modified
end
table(:transport_passengers, id: false) { String :request_id; String :resident_id; index :request_id }
table(:work_requests) do
  String :reference; String :resident_id; String :facility_id; String :title; String :description, text: true; String :location
  String :team; String :type; String :urgency; String :status; String :crew; String :scheduled_date; String :completed_date
  String :creator_kind; String :creator_id; TrueClass :schedule; String :created; String :modified
end
table(:work_history, id: false) { String :request_id; String :status; String :date; String :by_id; String :by_name }
table(:comments) do
  String :request_id; String :text, text: true; String :author_kind; String :author_id; String :author_name
  TrueClass :family_visible; String :created; String :modified
end
table(:files) { String :request_id; String :comment_id; String :name; String :type; Integer :size; File :content }

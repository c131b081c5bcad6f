package model

// Album of photos.
type Album struct {
	Base
	ID         string   `json:"id"`
	Title      string   `json:"title"`
	Type       string   `json:"type"`
	Facilities []string `json:"facilities"`
	Shared     bool     `json:"sharedAcrossCommunities"`
	CreatedAt  Time     `json:"createdAt"`
}

// Keys of an album.
func (a Album) Keys() Keys { return Keys{a.Tenant, "", a.ID, ""} }

// Public is the album as sent.
func (a Album) Public() Album {
	a.Base = Base{}
	return a
}

// Caption of a photo.
type Caption struct {
	Text      string `json:"text"`
	CreatorID string `json:"creatorId"`
	Created   Time   `json:"created"`
}

// Photo with the residents that are tagged on it.
type Photo struct {
	Base
	ID          string   `json:"id"`
	URL         string   `json:"url"`
	ThumbURL    string   `json:"thumbUrl"`
	Type        string   `json:"type"`
	Caption     *Caption `json:"caption,omitempty"`
	CreatorID   string   `json:"creatorId"`
	CreatorName string   `json:"creatorName"`
	Facilities  []string `json:"facilities"`
	Users       []string `json:"users"`
	Tags        []string `json:"tags"`
	AlbumIDs    []string `json:"albumIds"`
	Created     Time     `json:"created"`
	IsDeleted   bool     `json:"deleted"`
	ActivityID  string   `json:"_activityId,omitempty"`
}

// Keys of a photo.
func (p Photo) Keys() Keys { return Keys{p.Tenant, p.ActivityID, p.ID, ""} }

// Public is the photo as sent.
func (p Photo) Public() Photo {
	p.Base, p.ActivityID = Base{}, ""
	return p
}

// Thread of messages with the state of each member.
type Thread struct {
	Base
	ID        string
	Title     string
	Members   []Member
	CreatedAt Time
}

// Keys of a thread.
func (t Thread) Keys() Keys { return Keys{t.Tenant, "", t.ID, ""} }

// Member is the state of a thread for one acting id.
type Member struct {
	ActingID string
	Left     bool
	Archived bool
	Muted    bool
	LastRead *Time
}

// Message of a thread.
type Message struct {
	Base
	ID          string
	ThreadID    string
	Body        string
	AuthorID    string
	Status      string
	Attachment  *MessageFile
	CreatedAt   Time
	ScheduledAt *Time
}

// Keys of a message.
func (m Message) Keys() Keys { return Keys{m.Tenant, m.ThreadID, m.ID, ""} }

// MessageFile is the attachment of a message.
type MessageFile struct {
	ID   string `json:"id"`
	URL  string `json:"url"`
	Type string `json:"type"`
	Name string `json:"name"`
	Size int64  `json:"size"`
}

// Announcement to the connections of facilities.
type Announcement struct {
	Base
	ID              string
	From            string
	Subject         string
	Message         string
	SMSMessage      string
	RecipientGroups []string
	Facilities      []string
	Status          string
	ScheduledAt     *Time
	CreatedBy       string
	CreatedAt       Time
	Attachments     []string
	ReadBy          []string
	ArchivedBy      []string
}

// Keys of an announcement.
func (a Announcement) Keys() Keys { return Keys{a.Tenant, "", a.ID, ""} }

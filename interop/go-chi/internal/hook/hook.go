// Package hook delivers webhook events one after another, in their order.
package hook

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// Event is the payload of a delivery.
type Event struct {
	EventType     string     `json:"eventType"`
	AggregateType string     `json:"aggregateType"`
	OccurredAt    model.Time `json:"occurredAt"`
	Tenant        string     `json:"tenant"`
	EventID       string     `json:"eventId"`
	ResourceID    string     `json:"resourceId"`
	UserID        string     `json:"userId,omitempty"`
	UserType      model.Role `json:"userType,omitempty"`
}

const attempts = 3

// Sender posts events to the receiver.
type Sender struct {
	url, key string
	queue    chan Event
	client   http.Client
}

// New makes a sender; without a url events are dropped.
func New(url, key string) *Sender {
	s := &Sender{url: url, key: key, queue: make(chan Event, 10000), client: http.Client{Timeout: 5 * time.Second}}
	go s.run()
	return s
}

// Send puts the event in the queue.
func (s *Sender) Send(e Event) {
	if s.url == "" {
		return
	}
	e.EventID = newEventID()
	select {
	case s.queue <- e:
	default: // the receiver is far behind; later events are dropped rather than stop the service
	}
}

var firstID string

func newEventID() string {
	b := make([]byte, 12)
	_, _ = rand.Read(b)
	id := "evt-" + hex.EncodeToString(b)
	if fault.On("event-id-shared") {
		if firstID == "" {
			firstID = id
		}
		return firstID
	}
	return id
}

func (s *Sender) run() {
	for e := range s.queue {
		body, err := json.Marshal(e)
		if err != nil {
			continue
		}
		for try := range attempts {
			if try > 0 {
				time.Sleep(200 * time.Millisecond)
			}
			if s.post(body) {
				break
			}
		}
	}
}

func (s *Sender) post(body []byte) bool {
	req, err := http.NewRequest(http.MethodPost, s.url, bytes.NewReader(body))
	if err != nil {
		return false
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-API-KEY", s.key)
	if fault.On("event-key-as-bearer") {
		req.Header.Del("X-API-KEY")
		req.Header.Set("Authorization", "Bearer "+s.key)
	}
	res, err := s.client.Do(req)
	if err != nil {
		return false
	}
	_ = res.Body.Close()
	return res.StatusCode < 300
}

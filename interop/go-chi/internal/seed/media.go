package seed

import (
	"fmt"
	"time"

	"ces/internal/model"
)

func (s *seeder) albums() {
	add := func(id, title string, shared bool, facilities ...string) {
		s.db.Albums.Save(model.Album{Base: s.owned(), ID: id, Title: title, Type: "community", Facilities: facilities, Shared: shared, CreatedAt: s.ago(90 * 24 * time.Hour)})
	}
	add("alb-nyc-1", "Spring", false, "fac-nyc")
	add("alb-nyc-2", "Concerts", false, "fac-nyc")
	add("alb-ber-1", "Am Fluss", false, "fac-ber")
	add("alb-shared", "Together", true, "fac-nyc")
}

func (s *seeder) photo(id, caption string, age time.Duration, facilities, users, tags, albums []string, activity string) {
	none := func(list []string) []string {
		if list == nil {
			return []string{}
		}
		return list
	}
	at := s.ago(age)
	file := "img-" + id
	s.db.Files.Save(model.File{Base: s.owned(), ID: file, Name: id + ".png", Type: "image/png", Data: []byte("\x89PNG " + id)})
	url := s.base + "/files/" + s.tenant + "/" + file
	kind := "gallery"
	if activity != "" {
		kind = "activity"
	}
	p := model.Photo{Base: s.owned(), ID: id, URL: url, ThumbURL: url + "?size=thumb", Type: kind, CreatorID: "acct-stf-nyc-1", CreatorName: "Nora Kemp",
		Facilities: facilities, Users: none(users), Tags: none(tags), AlbumIDs: none(albums), Created: at, ActivityID: activity}
	if caption != "" {
		p.Caption = &model.Caption{Text: caption, CreatorID: "acct-stf-nyc-1", Created: at}
	}
	s.db.Photos.Save(p)
}

func (s *seeder) photos() {
	nyc := []string{"fac-nyc"}
	for i := 1; i <= 100; i++ {
		age := time.Duration(10*60+i) * time.Minute
		if i >= 46 && i <= 49 { // four of one moment, around the end of the first page
			age = time.Duration(10*60+46) * time.Minute
		}
		var users, tags, albums []string
		caption := fmt.Sprintf("Garden morning %d", i)
		switch i % 4 {
		case 0:
			users, tags = []string{"res-nyc-1", "res-nyc-2"}, []string{"tag-garden"}
		case 1:
			users, albums = []string{"res-nyc-2", "res-nyc-1"}, []string{"alb-nyc-1", "alb-nyc-2"}
		case 2:
			tags, caption = []string{"tag-music", "tag-summer"}, fmt.Sprintf("Concert ÉTÉ %d", i)
		default:
			albums, caption = []string{"alb-nyc-1"}, ""
		}
		s.photo(number("pho-nyc-", i), caption, age, nyc, users, tags, albums, "")
	}
	for i := 1; i <= 4; i++ {
		s.photo(fmt.Sprintf("pho-ber-%d", i), "Am Ufer", time.Duration(20+i)*time.Hour, []string{"fac-ber"}, []string{"res-ber-1"}, []string{"tag-garden"}, []string{"alb-ber-1"}, "")
		s.photo(fmt.Sprintf("pho-act-nyc-%d", i), fmt.Sprintf("Party %d", i), time.Duration(30+i)*time.Minute, nyc, []string{"res-nyc-1"}, nil, nil, "act-nyc-past")
	}
	s.photo("pho-both-1", "Two cities", 5*time.Hour, []string{"fac-nyc", "fac-ber"}, []string{"res-nyc-1", "res-ber-1"}, nil, []string{"alb-shared"}, "")
	s.photo("pho-both-2", "Two rivers", 6*time.Hour, []string{"fac-nyc", "fac-ber"}, []string{"res-ber-1"}, nil, []string{"alb-shared"}, "")
}

func (s *seeder) threads() {
	add := func(id, title string, messages int, age time.Duration, members ...string) model.Thread {
		t := model.Thread{Base: s.owned(), ID: id, Title: title, CreatedAt: s.ago(age)}
		for _, m := range members {
			t.Members = append(t.Members, model.Member{ActingID: m})
		}
		for i := range messages {
			body := fmt.Sprintf("Hello number %d", i+1)
			if i%10 == 3 {
				body = fmt.Sprintf("Straße zum Café ÜBER the river %d", i+1)
			}
			m := model.Message{Base: s.owned(), ID: fmt.Sprintf("msg-%s-%02d", id[4:], i+1), ThreadID: id, Body: body,
				AuthorID: members[i%len(members)], Status: "sent", CreatedAt: s.ago(age - time.Duration(i+1)*time.Minute)}
			if i == 1 {
				m.Attachment = &model.MessageFile{ID: "att-flyer", URL: s.base + "/files/" + s.tenant + "/att-flyer", Type: "application/pdf", Name: "flyer.pdf", Size: 20}
			}
			s.db.Messages.Save(m)
		}
		s.db.Threads.Save(t)
		return t
	}
	add("thr-nyc-1", "Family news", 60, 100*time.Hour, "acct-stf-nyc-1", "res-nyc-1", "acct-con-nyc-1")
	add("thr-nyc-2", "Card evening", 5, 50*time.Hour, "res-nyc-1", "res-nyc-2", "acct-con-nyc-3")
	add("thr-nyc-3", "Garden plans", 4, 40*time.Hour, "acct-stf-nyc-1", "res-nyc-2", "acct-con-nyc-3")
	add("thr-ber-1", "Am Fluss", 6, 30*time.Hour, "acct-stf-ber-1", "res-ber-1", "acct-con-ber-1")
	old := add("thr-nyc-4", "Old news", 3, 200*time.Hour, "res-nyc-1", "acct-stf-nyc-1", "acct-con-nyc-1")
	old.Members[0].Archived = true
	s.db.Threads.Save(old)
}

func (s *seeder) announcements() {
	add := func(id, subject, status string, days int, groups, attachments []string, facilities ...string) {
		a := model.Announcement{Base: s.owned(), ID: id, From: "Nora Kemp", Subject: subject, Message: subject + ": please read.", SMSMessage: subject,
			RecipientGroups: groups, Facilities: facilities, Status: status, CreatedBy: "acct-stf-nyc-1", CreatedAt: s.ago(72 * time.Hour), Attachments: attachments}
		if days != 0 {
			a.ScheduledAt = model.Ptr(s.now.AddDate(0, 0, days))
		}
		if id == "ann-nyc-1" {
			a.ReadBy = []string{"con-nyc-1"}
		}
		s.db.Announcements.Save(a)
	}
	add("ann-nyc-1", "Summer Fair", "sent", 0, nil, []string{"anf-1", "anf-2"}, "fac-nyc")
	add("ann-nyc-2", "Helpers wanted", "sent", 0, []string{"volunteers"}, nil, "fac-nyc")
	add("ann-nyc-3", "Next month", "scheduled", 10, nil, nil, "fac-nyc")
	add("ann-ber-1", "Sommerfest", "sent", 0, nil, []string{"anf-2"}, "fac-ber")
	add("ann-all-1", "New app", "sent", -1, nil, []string{"anf-1"}, "fac-nyc", "fac-ber")
}

package seed

import (
	"fmt"
	"time"

	"ces/internal/model"
)

func (s *seeder) resident(id, facility, first, last, status string) model.Resident {
	created := s.ago(300 * 24 * time.Hour)
	r := model.Resident{Base: s.owned(), ID: id, ExternalID: "Ext-" + id, PccID: "pcc-" + id, FirstName: first, LastName: last,
		FullName: first + " " + last, Email: id + "@residents.example", Phone: "+1 555 01" + fmt.Sprint(len(id)), RoomNumber: "R-" + id[4:],
		Status: status, Gender: "F", FacilityID: facility, Created: created, Modified: created,
		MoveInDate: model.Ptr(time.Date(2024, 3, 4, 15, 0, 0, 0, time.UTC)), Dob: model.Ptr(time.Date(1940, 2, 29, 12, 0, 0, 0, time.UTC)),
		About: map[string]any{"bio": first + " likes the garden.", "likes": []string{"tea", "cards"}, "dislikes": []string{"noise"}, "isVeteran": false, "directoryOptOut": false}}
	s.db.Residents.Save(r)
	return r
}

func (s *seeder) link(id, first, last, status string, groups, facilities []string, residents ...string) {
	created := s.ago(200 * 24 * time.Hour)
	s.db.Connections.Save(model.Connection{Base: s.owned(), ID: id, AccountID: "acct-" + id, FirstName: first, LastName: last,
		Email: id + "@family.example", PhoneNumber: 15550100, Relationship: "Daughter", ContactType: "family", Status: status,
		Facilities: facilities, Residents: residents, Groups: groups, ExternalID: "ext-" + id, PccID: 4200 + len(residents), Created: created, Updated: created})
}

func (s *seeder) people() {
	names := [][2]string{{"Ada", "Blum"}, {"Bea", "Cole"}, {"Cal", "Dorn"}, {"Dora", "Ehrl"}, {"Eli", "Frey"}, {"Fay", "Gore"}, {"Gus", "Hale"},
		{"Ida", "Irons"}, {"Jon", "Jung"}, {"Kit", "Klein"}, {"Lou", "Lang"}}
	statuses := map[int]string{9: "onLeave", 10: "inactive", 11: "deleted"}
	for i, name := range names {
		status := statuses[i+1]
		if status == "" {
			status = "active"
		}
		s.resident(fmt.Sprintf("res-nyc-%d", i+1), "fac-nyc", name[0], name[1], status)
	}
	for i, name := range [][2]string{{"Mia", "Möller"}, {"Nils", "Neumann"}, {"Olga", "Oster"}} {
		s.resident(fmt.Sprintf("res-ber-%d", i+1), "fac-ber", name[0], name[1], "active")
	}
	s.resident("res-den-1", "fac-den", "Pat", "Prince", "active")
	for i := range 50 {
		s.resident(fmt.Sprintf("res-nyc-f%02d", i+1), "fac-nyc", "Filler", fmt.Sprintf("Number%02d", i+1), "active")
	}
	nyc, ber := []string{"fac-nyc"}, []string{"fac-ber"}
	s.link("con-nyc-1", "Rita", "Blum", "active", []string{"family", "volunteers"}, nyc, "res-nyc-1")
	s.link("con-nyc-2", "Sam", "Blum", "active", []string{"family"}, nyc, "res-nyc-1")
	s.link("con-nyc-3", "Tina", "Cole", "active", []string{"family"}, nyc, "res-nyc-2", "res-nyc-3")
	s.link("con-nyc-4", "Ulla", "Ehrl", "active", nil, nyc, "res-nyc-4")
	s.link("con-nyc-5", "Vito", "Frey", "inactive", nil, nyc, "res-nyc-5")
	s.link("con-nyc-6", "Wanda", "Blum", "deleted", nil, nyc, "res-nyc-1")
	s.link("con-ber-1", "Xaver", "Möller", "active", []string{"family"}, ber, "res-ber-1")
	s.link("con-ber-2", "Yara", "Neumann", "active", nil, ber, "res-ber-2")
	s.link("con-both", "Zoe", "Ahrens", "active", []string{"family"}, []string{"fac-nyc", "fac-ber"}, "res-nyc-1", "res-ber-1")
	s.link("con-den-1", "Alan", "Prince", "active", nil, []string{"fac-den"}, "res-den-1")
}

func (s *seeder) assessments(k city) {
	day := 24 * time.Hour
	first, second := s.boss(k), model.Ref{ID: "acct-stf-nyc-4", Name: "Quinn Nash"}
	add := func(n int, resident, name, template, category string, started, completed time.Duration) {
		a := model.Assessment{Base: s.owned(), ID: fmt.Sprintf("asm-%s-%d", k.key, n), ResidentID: resident, Name: name, TemplateID: template,
			FacilityID: k.facility, Type: "interview", Category: category, DateStarted: s.ago(started), DateUpdated: s.ago(completed), CreatedBy: first,
			Questions: questions(fmt.Sprintf("%s-%d", k.key, n))}
		if completed > 0 {
			t := s.ago(completed)
			a.DateCompleted, a.CompletedBy = &t, &second
		} else {
			a.DateUpdated = a.DateStarted
		}
		s.db.Assessments.Save(a)
	}
	one, two := "res-"+k.key+"-1", "res-"+k.key+"-2"
	add(1, one, "Life Story", "tpl-life", "lifeStory", 40*day, 35*day)
	add(2, one, "Life Story", "tpl-life", "lifeStory", 60*day, 5*day)
	add(3, one, "Welcome Interview", "tpl-welcome", "", 20*day, 15*day)
	add(4, one, "Dining Interview", "tpl-dining", "", 3*day, 0)
	add(5, two, "Life Story", "tpl-life", "lifeStory", 12*day, 10*day)
}

func questions(key string) []model.Question {
	texts := []string{"Where were you born?", "Which music do you like?", "What was your work?", "Which food do you like?", "Do you have pets?",
		"Which sports did you do?", "Who is in your family?", "Which languages do you speak?", "What makes you laugh?", "Where did you travel?", "Anything else?"}
	var list []model.Question
	for i, text := range texts {
		guid := fmt.Sprintf("q-%s-%02d", key, i+1)
		q := model.Question{GUID: guid, Text: text, QuestionType: "question", AnswerType: "multipleChoice", Order: i + 1, Helper: "Take your time",
			Required: i == 0, Multiple: i%2 == 1, Custom: i == 2, Comments: i == 3}
		for n, answer := range []string{"First answer", "Second answer", "Third answer"} {
			q.Options = append(q.Options, model.Option{GUID: fmt.Sprintf("a-%s-%02d-%d", key, i+1, n+1), Text: answer, Order: n + 1,
				Value: fmt.Sprint(n + 1), IsExclusive: n == 2})
		}
		q.Chosen = []string{q.Options[0].GUID}
		if q.Multiple {
			q.Chosen = append(q.Chosen, q.Options[1].GUID)
		}
		if i == 3 {
			q.Comment = "No sugar, please."
			q.FollowUps = []model.FollowUp{{GUID: guid + "-f1", Text: "Which dessert?", Order: 1, AnswerType: "text",
				ApplyToParentAnswerGuids: []string{q.Options[0].GUID}, AnswerOptions: []model.Option{}}}
		}
		list = append(list, q)
	}
	list[2], list[9] = list[9], list[2] // stored out of order, as the editor appends
	return list
}

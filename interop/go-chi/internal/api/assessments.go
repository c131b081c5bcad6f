package api

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

// mostRecent tells whether no completed assessment of the template is newer.
func mostRecent(a model.Assessment, all []model.Assessment) bool {
	if a.DateCompleted == nil {
		return false
	}
	for _, b := range all {
		if !b.Deleted && b.TemplateID == a.TemplateID && b.DateCompleted != nil && b.DateCompleted.After(a.DateCompleted.Time) {
			return false
		}
	}
	return true
}

func (c *call) summary(a model.Assessment) map[string]any {
	m := map[string]any{
		"id": a.ID, "assessmentId": a.ID, "assessmentName": a.Name, "assessmentTemplateId": a.TemplateID,
		"facilityId": a.FacilityID, "type": a.Type, "isCompleted": a.DateCompleted != nil,
		"isMostRecent": mostRecent(a, c.s.db.Assessments.ByOwner(c.tenant, a.ResidentID)),
		"dateStarted":  a.DateStarted, "dateLastUpdated": a.DateUpdated, "createdBy": a.CreatedBy,
	}
	if f, ok := c.s.db.Facilities.Get(c.tenant, a.FacilityID); ok {
		m["facilityName"] = f.Name
	}
	if a.Category != "" {
		m["category"] = a.Category
	}
	if a.DateCompleted != nil {
		m["dateCompleted"], m["completedBy"] = a.DateCompleted, a.CompletedBy
	}
	return m
}

const lifeStory = "lifeStory"

func listAssessments(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	q := c.r.URL.Query()
	category := q.Get("category")
	if fault.On("assessment-category-any-case") && strings.EqualFold(category, lifeStory) {
		category = lifeStory
	}
	if q.Has("category") && category != lifeStory {
		if fault.On("assessment-unknown-category-empty") {
			return c.data(http.StatusOK, []any{})
		}
		if fault.On("assessment-error-names-nothing") {
			return invalid("category is not recognized")
		}
		return invalid("category is not recognized; the recognized values are: %s", lifeStory)
	}
	var list []model.Assessment
	for _, a := range c.s.db.Assessments.ByOwner(c.tenant, r.ID) {
		match := !q.Has("category") || a.Category == category
		if fault.On("assessment-filter-keeps-uncategorized") && a.Category == "" {
			match = true
		}
		if !a.Deleted && match || fault.On("assessment-deleted-listed") && match {
			list = append(list, a)
		}
	}
	slices.SortStableFunc(list, byCompletion)
	views := []any{}
	for _, a := range list {
		v := c.summary(a)
		if fault.On("assessment-list-with-questions") {
			v["questions"] = answered(a)
		}
		views = append(views, v)
	}
	return c.data(http.StatusOK, views)
}

// byCompletion puts the latest completion first and what is not completed last.
func byCompletion(a, b model.Assessment) int {
	if fault.On("assessment-sorted-by-start") {
		return b.DateStarted.Compare(a.DateStarted.Time)
	}
	switch {
	case a.DateCompleted == nil && b.DateCompleted == nil:
		return b.DateStarted.Compare(a.DateStarted.Time)
	case a.DateCompleted == nil:
		return 1
	case b.DateCompleted == nil:
		return -1
	}
	return b.DateCompleted.Compare(a.DateCompleted.Time)
}

func (c *call) assessment() (*model.Assessment, error) {
	r, err := c.resident()
	if err != nil {
		return nil, err
	}
	a, ok := c.s.db.Assessments.Get(c.tenant, c.param("assessmentId"))
	if !ok || a.ResidentID != r.ID || a.Deleted {
		return nil, notFound("assessment")
	}
	slices.SortFunc(a.Questions, func(p, q model.Question) int { return p.Order - q.Order })
	if fault.On("questions-ordered-as-text") {
		slices.SortFunc(a.Questions, func(p, q model.Question) int {
			return strings.Compare(fmt.Sprint(p.Order), fmt.Sprint(q.Order))
		})
	}
	return a, nil
}

// answered are the questions with the selected answers.
func answered(a model.Assessment) []any {
	list := []any{}
	for _, q := range a.Questions {
		answers := []any{}
		for _, o := range q.Options {
			guid := o.GUID
			if fault.On("answer-guid-of-question") {
				guid = q.GUID
			}
			if fault.On("answers-not-only-selected") || slices.Contains(q.Chosen, o.GUID) {
				answers = append(answers, map[string]any{"guid": guid, "text": o.Text, "value": o.Value})
			}
		}
		list = append(list, map[string]any{
			"questionGuid": q.GUID, "questionText": q.Text, "questionType": q.QuestionType, "answerType": q.AnswerType,
			"order": q.Order, "helper": q.Helper, "isRequired": q.Required, "isAllowMultipleSelection": q.Multiple,
			"isAllowCustomAnswer": q.Custom, "hasAdditionalComments": q.Comments, "comment": q.Comment,
			"answers": answers, "followUpQuestions": []any{},
		})
	}
	return list
}

func getAssessment(c *call) error {
	a, err := c.assessment()
	if err != nil {
		return err
	}
	m := c.summary(*a)
	m["questions"] = answered(*a)
	return c.data(http.StatusOK, m)
}

func deleteAssessment(c *call) error {
	a, err := c.assessment()
	if err != nil {
		return err
	}
	a.Deleted = true
	c.s.db.Assessments.Save(*a)
	return c.noContent()
}

func assessmentQuestions(c *call) error {
	a, err := c.assessment()
	if err != nil {
		return err
	}
	list := []any{}
	for _, q := range a.Questions {
		options, followUps := q.Options, q.FollowUps
		if options == nil {
			options = []model.Option{}
		}
		if followUps == nil {
			followUps = []model.FollowUp{}
		}
		list = append(list, map[string]any{
			"guid": q.GUID, "text": q.Text, "questionType": q.QuestionType, "answerType": q.AnswerType, "order": q.Order,
			"helper": q.Helper, "isRequired": q.Required, "isAllowMultipleSelection": q.Multiple, "isAllowCustomAnswer": q.Custom,
			"hasAdditionalComments": q.Comments, "answerOptions": options, "followUpQuestions": followUps,
		})
	}
	catalogue := map[string]any{"assessmentId": a.ID, "assessmentName": a.Name, "questions": list}
	if fault.On("catalogue-wrapped") {
		return c.data(http.StatusOK, catalogue)
	}
	return c.bare(http.StatusOK, catalogue)
}

func assessmentPDF(c *call) error {
	a, err := c.assessment()
	if err != nil {
		return err
	}
	lines := []string{a.Name}
	for i, q := range a.Questions {
		if fault.On("pdf-first-question-only") && i > 0 {
			break
		}
		lines = append(lines, fmt.Sprintf("%d. %s", q.Order, q.Text))
		for _, o := range q.Options {
			if slices.Contains(q.Chosen, o.GUID) {
				lines = append(lines, "   "+o.Text)
			}
		}
		if q.Comment != "" {
			lines = append(lines, "   "+q.Comment)
		}
	}
	return c.file(&model.File{Name: a.ID + ".pdf", Type: "application/pdf", Data: pdf(lines)})
}

// pdf is a one-page document of the lines.
func pdf(lines []string) []byte {
	escape := strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`)
	var text strings.Builder
	text.WriteString("BT /F1 11 Tf 50 780 Td 14 TL\n")
	for _, line := range lines {
		fmt.Fprintf(&text, "(%s) Tj T*\n", escape.Replace(line))
	}
	text.WriteString("ET")
	objects := []string{
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", text.Len(), text.String()),
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	}
	var out bytes.Buffer
	out.WriteString("%PDF-1.4\n")
	offsets := make([]int, len(objects))
	for i, object := range objects {
		offsets[i] = out.Len()
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, at := range offsets {
		fmt.Fprintf(&out, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, start)
	return out.Bytes()
}

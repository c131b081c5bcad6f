package ces;

import static ces.U.*;

import java.nio.charset.StandardCharsets;
import java.util.*;

final class Assessments {
    private static Row get(Rq r) {
        Residents.get(r, r.p("residentId"));
        Row a = Db.one("SELECT * FROM assessments WHERE id=? AND tenant=?" + (F.on("assessment-deleted-still-read") ? "" : " AND deleted=0")
            + (F.on("assessment-resident-unchecked") ? "" : " AND resident_id='" + r.p("residentId").replace("'", "") + "'"), r.p("assessmentId"), r.tenant);
        if (a == null) throw nf("assessment");
        return a;
    }
    private static Map<String, Object> map(Row a) {
        Row f = Db.one("SELECT f.id, f.name FROM residents r JOIN facilities f ON f.id=r.facility_id WHERE r.id=?", a.get("resident_id"));
        return m("id", a.get("id"), "assessmentId", a.get("id"), "assessmentName", a.get("name"), "assessmentTemplateId", a.get("template_id"), "facilityId", f.get("id"), "facilityName", f.get("name"),
            "type", a.get("type"), "category", a.get("category"), "isCompleted", a.b("is_completed"), "isMostRecent", a.b("is_most_recent"), "dateStarted", a.get("date_started"),
            "dateCompleted", a.get("date_completed"), "dateLastUpdated", a.get("date_last_updated"), "createdBy", fromJson(a.s("created_by")), "completedBy", fromJson(a.s("completed_by")));
    }
    private static List<Row> questions(Row a) {
        return Db.q("SELECT * FROM catalogue_questions WHERE template_id=? ORDER BY " + (F.on("questions-ordered-as-text") ? "CAST(ord AS TEXT)" : "ord"), a.get("template_id"));
    }
    static void routes() {
        Main.get("/residents/{residentId}/assessments", r -> {
            Row res = Residents.get(r, r.p("residentId"));
            String cat = r.q("category");
            if (cat != null && F.on("assessment-category-case-folded")) cat = cat.equalsIgnoreCase("lifeStory") ? "lifeStory" : cat;
            if (cat != null && !cat.equals("lifeStory")) {
                if (F.on("assessment-category-unknown-empty")) { r.data(200, List.of()); return; }
                throw bad(F.on("assessment-category-not-named") ? "invalid category" : "unrecognized category; recognized values: lifeStory");
            }
            List<Object> out = new ArrayList<>();
            String order = F.on("assessments-ordered-by-start") ? "date_started DESC" : F.on("assessments-ascending") ? "date_completed IS NULL, date_completed" : "date_completed IS NULL, date_completed DESC";
            for (Row a : Db.q("SELECT * FROM assessments WHERE resident_id=?" + (F.on("assessment-deleted-still-listed") ? "" : " AND deleted=0") + " ORDER BY " + order + ", id", res.get("id"))) {
                if (cat != null && !cat.equals(a.s("category")) && !(F.on("assessment-uncategorized-kept") && a.get("category") == null)) continue;
                if (F.on("assessments-incomplete-dropped") && a.get("completed_by") == null) continue;
                Map<String, Object> o = map(a);
                if (F.on("assessment-list-with-questions")) o.put("questions", List.of());
                out.add(o);
            }
            r.data(200, out);
        });
        Main.get("/residents/{residentId}/assessments/{assessmentId}", r -> {
            Row a = get(r);
            List<Object> qs = new ArrayList<>();
            Row lastAns = null;
            for (Row q : questions(a)) {
                Row ans = Db.one("SELECT * FROM assessment_answers WHERE assessment_id=? AND question_guid=?", a.get("id"), q.get("guid"));
                if (F.on("assessment-answers-inner-join") && ans == null) continue;
                if (F.on("assessment-answers-of-other-instance")) ans = Db.one("SELECT * FROM assessment_answers WHERE question_guid=? ORDER BY rowid", q.get("guid"));
                if (ans != null) lastAns = ans;
                if (F.on("assessment-comment-of-previous") && ans == null) ans = lastAns;
                qs.add(m("questionGuid", q.get("guid"), "questionText", q.get("text"), "questionType", q.get("question_type"), "answerType", q.get("answer_type"), "order", q.get("ord"),
                    "helper", q.get("helper"), "isRequired", q.b("is_required"), "isAllowMultipleSelection", q.b("multi"), "isAllowCustomAnswer", q.b("custom"),
                    "hasAdditionalComments", q.b("has_comments"), "comment", ans == null ? null : ans.get("comment"),
                    "answers", ans == null ? List.of() : arr(ans.s("answers")), "followUpQuestions", ans == null ? List.of() : arr(ans.s("follow_ups"))));
            }
            Map<String, Object> o = map(a);
            o.put("questions", qs);
            if (F.on("assessment-completed-by-missing")) o.remove("completedBy");
            r.data(200, o);
        });
        Main.del("/residents/{residentId}/assessments/{assessmentId}", r -> {
            Row a = get(r);
            Db.x("UPDATE assessments SET deleted=1 WHERE id=?", a.get("id"));
            r.none();
        });
        Main.get("/residents/{residentId}/assessments/{assessmentId}/pdf", r -> {
            Row a = get(r);
            List<String> lines = new ArrayList<>(List.of(a.s("name")));
            for (Row q : questions(a)) lines.add(q.s("ord") + ". " + q.s("text"));
            r.binary(F.on("assessment-pdf-octet-stream") ? "text/plain" : "application/pdf", null, F.on("assessment-pdf-octet-stream") ? String.join("\n", lines).getBytes(StandardCharsets.UTF_8) : pdf(lines));
        });
        Main.get("/residents/{residentId}/assessments/{assessmentId}/questions", r -> {
            Row a = get(r);
            List<Object> qs = new ArrayList<>();
            for (Row q : questions(a)) qs.add(m("guid", F.on("catalogue-guid-renumbered") ? "q" + q.get("ord") : q.get("guid"), "text", q.get("text"), "questionType", q.get("question_type"), "answerType", q.get("answer_type"), "order", q.get("ord"),
                "helper", q.get("helper"), "isRequired", q.b("is_required"), "isAllowMultipleSelection", q.b("multi"), "isAllowCustomAnswer", q.b("custom"), "hasAdditionalComments", q.b("has_comments"),
                "answerOptions", arr(q.s("options")), "followUpQuestions", arr(q.s("follow_ups"))));
            Map<String, Object> o = m("assessmentId", a.get("id"), "assessmentName", a.get("name"), "questions", qs);
            if (F.on("catalogue-wrapped")) r.data(200, o); else r.bare(200, o);
        });
    }
    /** a one-page PDF */
    static byte[] pdf(List<String> lines) {
        StringBuilder t = new StringBuilder("BT /F1 12 Tf 50 780 Td 16 TL\n");
        for (String l : lines) t.append('(').append(l.replaceAll("[^ -~]", "?").replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")).append(") Tj T*\n");
        t.append("ET");
        String[] objs = {"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
            "<</Length " + t.length() + ">>\nstream\n" + t + "\nendstream", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"};
        StringBuilder b = new StringBuilder("%PDF-1.4\n");
        List<Integer> off = new ArrayList<>();
        for (int i = 0; i < objs.length; i++) { off.add(b.length()); b.append(i + 1).append(" 0 obj\n").append(objs[i]).append("\nendobj\n"); }
        int x = b.length();
        b.append("xref\n0 6\n0000000000 65535 f \n");
        for (int o : off) b.append(String.format("%010d 00000 n \n", o));
        b.append("trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n").append(x).append("\n%%EOF\n");
        return b.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}

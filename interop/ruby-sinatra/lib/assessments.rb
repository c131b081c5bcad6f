# frozen_string_literal: true
class App
  ASSESSMENT_CATEGORIES = %w[lifeStory].freeze

  helpers do
    def assessment_json(a)
      f = ds(:facilities).first(id: a[:facility_id])
      { id: a[:id], assessmentId: a[:id], assessmentName: a[:name], assessmentTemplateId: a[:template_id], facilityId: a[:facility_id],
        facilityName: f && f[:name], type: a[:type], category: a[:category], isCompleted: a[:is_completed], isMostRecent: a[:is_most_recent],
        dateStarted: a[:date_started], dateCompleted: a[:date_completed], dateLastUpdated: a[:date_updated],
        createdBy: jload(a[:created_by]), completedBy: jload(a[:completed_by]) }
    end

    def assessment_template(a)
      order = fault('assessment-questions-text-order') ? Sequel.cast(:position, String) : :position
      order = Sequel.desc(:position) if fault('assessment-questions-reversed')
      DB[:assessment_questions].where(tenant: tenant, template_id: a[:template_id]).order(order).all
    end

    def question_flags(q)
      { isRequired: q[:is_required], isAllowMultipleSelection: q[:multi], isAllowCustomAnswer: q[:custom], hasAdditionalComments: q[:comments] }
    end

    def answered_questions(a)
      answers = jload(a[:answers]) || {}
      assessment_template(a).map do |q|
        given = answers[q[:guid]] || {}
        options = jload(q[:options]) || []
        chosen = (given['answers'] || []).map { |g| options.find { |o| o['guid'] == g } || { 'guid' => nil, 'text' => g, 'isCustom' => true } }
        chosen = chosen.last(1) if fault('assessment-answers-last-only')
        chosen = chosen.map { |c| c.merge('guid' => SecureRandom.uuid) } if fault('assessment-answer-guid-random')
        out = { questionGuid: q[:guid], questionText: q[:text], questionType: q[:question_type], answerType: q[:answer_type], order: q[:position],
                helper: q[:helper] }.merge(question_flags(q))
        out.merge(comment: given['comment'], answers: chosen.map { |c| { guid: c['guid'], text: c['text'], value: c['value'], isCustom: c['isCustom'] || false } },
                  followUpQuestions: (jload(q[:follow_ups]) || []).map { |fu| { guid: fu['guid'], text: fu['text'], order: fu['order'], answers: (given['followUps'] || {})[fu['guid']] || [] } })
      end
    end

    def assessment!(rid, id)
      resident!(rid)
      q = ds(:assessments).where(id: id, deleted: false)
      q = q.where(resident_id: rid) unless fault('assessment-of-any-resident')
      q.first || not_found!('assessment')
    end
  end

  get "#{P}/residents/:resident_id/assessments" do
    r = resident!(params['resident_id'])
    q = ds(:assessments).where(resident_id: r[:id])
    q = q.where(deleted: false) unless fault('assessments-list-includes-deleted')
    if (c = params['category']) && c != ''
      c = ASSESSMENT_CATEGORIES.find { |k| k.downcase == c.downcase } || c if fault('assessment-category-case-folded')
      if ASSESSMENT_CATEGORIES.include?(c)
        q = fault('assessment-category-keeps-null') ? q.where(Sequel.|({ category: c }, { category: nil })) : q.where(category: c)
      elsif fault('assessment-category-unknown-empty') then q = q.where(false)
      elsif fault('assessment-category-error-unnamed') then bad!('invalid category')
      else bad!("unrecognized category; recognized values: #{ASSESSMENT_CATEGORIES.join(', ')}")
      end
    end
    rows = q.all.sort_by { |a| [a[:date_completed].to_s, a[:date_started].to_s] }.reverse
    rows = rows.reverse if fault('assessments-ascending')
    rows = rows.sort_by { |a| a[:date_started].to_s }.reverse if fault('assessments-by-start-date')
    rows = rows.select { |a| a[:completed_by] } if fault('assessments-inner-join-completed-by')
    items = rows.map { |a| assessment_json(a) }
    items = rows.map { |a| assessment_json(a).merge(questions: answered_questions(a)) } if fault('assessments-list-with-questions')
    data(items)
  end

  get "#{P}/residents/:resident_id/assessments/:id" do
    a = assessment!(params['resident_id'], params['id'])
    data(assessment_json(a).merge(questions: answered_questions(a)))
  end

  delete "#{P}/residents/:resident_id/assessments/:id" do
    a = assessment!(params['resident_id'], params['id'])
    DB[:assessments].where(seq: a[:seq]).update(deleted: true) unless fault('assessment-delete-noop')
    no_content
  end

  get "#{P}/residents/:resident_id/assessments/:id/pdf" do
    a = assessment!(params['resident_id'], params['id'])
    lines = ["Assessment: #{a[:name]}"] + answered_questions(a).flat_map { |q| [q[:questionText], "  #{q[:answers].map { |x| x[:text] }.join(', ')}"] }
    content_type(fault('assessment-pdf-as-json') ? 'application/json' : 'application/pdf')
    fault('assessment-pdf-as-json') ? JSON.generate({ data: Base64.strict_encode64(simple_pdf(lines)) }) : simple_pdf(lines)
  end

  get "#{P}/residents/:resident_id/assessments/:id/questions" do
    a = assessment!(params['resident_id'], params['id'])
    questions = assessment_template(a).map do |q|
      { guid: q[:guid], text: q[:text], questionType: q[:question_type], answerType: q[:answer_type], order: q[:position], helper: q[:helper] }
        .merge(question_flags(q)).merge(answerOptions: jload(q[:options]) || [], followUpQuestions: jload(q[:follow_ups]) || [])
    end
    out = { assessmentId: a[:id], assessmentName: a[:name], questions: questions }
    return data(out) if fault('assessment-catalogue-wrapped')

    json(out)
  end

  helpers do
    def simple_pdf(lines)
      text = lines.map { |l| "(#{l.to_s.encode('US-ASCII', undef: :replace, invalid: :replace).gsub(/[()\\]/) { |c| "\\#{c}" }}) Tj T*" }.join("\n")
      stream = "BT /F1 11 Tf 50 780 Td 15 TL\n#{text}\nET"
      objs = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
              '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
              "<< /Length #{stream.bytesize} >>\nstream\n#{stream}\nendstream", '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
      pdf = +"%PDF-1.4\n"
      offsets = objs.each_with_index.map { |o, i| at = pdf.bytesize; pdf << "#{i + 1} 0 obj\n#{o}\nendobj\n"; at }
      xref = pdf.bytesize
      pdf << "xref\n0 #{objs.size + 1}\n0000000000 65535 f \n" << offsets.map { |o| format("%010d 00000 n \n", o) }.join
      pdf << "trailer << /Size #{objs.size + 1} /Root 1 0 R >>\nstartxref\n#{xref}\n%%EOF\n"
    end
  end
end

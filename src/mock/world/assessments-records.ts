/** One answer option of a question. */
export interface AnswerOptionRecord {
  readonly guid: string;
  readonly text: string;
  readonly order: number;
  readonly value: string | null;
  readonly isCustom: boolean;
  readonly isExclusive: boolean;
}

/** A question that follows certain answers to another question. */
export interface FollowUpQuestionRecord {
  readonly guid: string;
  readonly text: string;
  readonly order: number;
  readonly answerType: string;
  readonly applyToParentAnswerGuids: readonly string[];
  readonly answerOptions: readonly AnswerOptionRecord[];
}

/** A question of an assessment. */
export interface QuestionRecord {
  readonly guid: string;
  readonly text: string;
  readonly questionType: string;
  readonly answerType: string;
  readonly order: number;
  readonly helper: string | null;
  readonly isRequired: boolean;
  readonly isAllowMultipleSelection: boolean;
  readonly isAllowCustomAnswer: boolean;
  readonly hasAdditionalComments: boolean;
  readonly answerOptions: readonly AnswerOptionRecord[];
  readonly followUpQuestions: readonly FollowUpQuestionRecord[];
}

export interface AssessmentPersonRecord {
  readonly id: string;
  readonly name: string;
}

/** An interview with a resident. Assessments may share question records; the answers are their own. */
export interface AssessmentRecord {
  readonly id: string;
  /** A second id. Every answer of the API shows both. */
  readonly assessmentId: string;
  readonly residentId: string;
  readonly assessmentName: string;
  readonly assessmentTemplateId: string;
  readonly facilityId: string;
  readonly type: string;
  readonly category: string | null;
  readonly dateStarted: string;
  /** null: not completed. */
  readonly dateCompleted: string | null;
  readonly dateLastUpdated: string;
  readonly createdBy: AssessmentPersonRecord;
  readonly completedBy: AssessmentPersonRecord | null;
  /** In any order; `order` gives the one in which they are shown. */
  readonly questions: readonly QuestionRecord[];
  /** Guids of the options that were selected, of questions and of follow-up questions. */
  readonly selectedGuids: readonly string[];
  /** Comments by the guid of their question. */
  readonly comments: Readonly<Record<string, string>>;
  readonly isDeleted: boolean;
}

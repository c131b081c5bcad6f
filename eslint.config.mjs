import { defineConfig, globalIgnores } from 'eslint/config';
import noParsedSentences from './scripts/lint/rules/no-parsed-sentences.mjs';
import { configs } from 'typescript-eslint';

const dates = ['Instant', 'PlainDate', 'PlainDateTime', 'PlainTime', 'ZonedDateTime', 'Duration'];

const written = ['src/**/*.{ts,tsx}', 'conformance/**/*.ts', 'scripts/**/*.ts'];

export default defineConfig(
  // Examples are written against the package, which is not installed here.
  globalIgnores(['dist/**', 'openapi/**', 'examples/**', 'conformance-report/**', '**/*.mjs', '*.ts']),
  {
    files: written,
    extends: [configs.recommendedTypeChecked],
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      // With strings `||` is meant: an empty one is none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A leading underscore says that a name is there for its place, as when a member is left out of a copy.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers and dates read well in a template; other objects and promises do not.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowBoolean: true,
          allow: [{ from: 'package', package: 'temporal-spec', name: dates }],
        },
      ],
      // Objects here are records of functions, and none of those functions knows a `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
      // Answers and reports have their own ways out; stderr hears of a fault of our own.
      'no-console': ['error', { allow: ['error'] }],
      'no-param-reassign': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Sentences are for people: what code needs to know stands as data with them (`about` of a clause, members of a
    // finding).
    files: ['conformance/**/*.ts', 'src/mock/**/*.ts'],
    // A waiver may expect a text in the finding: it decides about the waiver, not about the check.
    ignores: ['**/*.test.ts', 'conformance/run/waivers.ts'],
    plugins: { ces: { rules: { 'no-parsed-sentences': noParsedSentences } } },
    rules: { 'ces/no-parsed-sentences': 'error' },
  },
  {
    // What a person runs speaks to a person.
    files: ['src/cli/**/*.ts', 'scripts/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      // A stand-in keeps the shape of what it stands in for, also where it has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // `expect.objectContaining` and the matchers like it have no exact type in vitest.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);

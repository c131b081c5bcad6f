import { shellComment, shellText, variablesIn } from '../quoting/shell.ts';
import { recordedOf } from '../story/recorded.ts';
import { oneLine } from '../quoting/terminal.ts';
import { scriptLines, wordsOf } from '../story/script.ts';
import type { Exchange } from '../kit/record.ts';
import type { CheckResult, Results } from './results.ts';

/** Whether results come from a run of this very process, or from files, which a stranger may have written. */
export type Origin = 'run' | 'files';

/** replay.sh: the story of every failure, to be sent again by sh, curl and awk; nothing where nothing failed. */
export function replayScript(
  { checks, target, subject }: Results,
  origin: Origin = 'run',
): string | undefined {
  // What a consumer did wrong is its own request: sent by another client, it shows nothing.
  if (subject !== undefined) return undefined;
  const stories = checks.filter(({ verdict, finding }) => verdict === 'fail' && finding?.exchanges.length);
  const [first] = stories.flatMap(({ finding }) => finding?.exchanges ?? []);
  if (!first) return undefined;
  const base = recordedOf(first).base || target.url;
  const ids = stories.map(({ id }) => id);
  return `${[
    head(origin === 'run' ? `[ -n "\${CES_URL:-}" ] || CES_URL=${shellText(base)}` : foreignTarget(base)),
    ...stories.map(storyFunction),
    'case ${1:-} in',
    ...ids.map((id, at) => `  ${shellText(id)}) story_${at + 1} ;;`),
    ...(ids.length === 1 ? [`  '') story_1 ;;`] : []),
    `  *) echo 'usage: sh replay.sh CHECK, with one of:'; printf '  %s\\n' ${ids.map(shellText).join(' ')}; exit 2 ;;`,
    'esac',
  ].join('\n')}\n`;
}

/** An address that a file names gets no token: the user has to name it. */
const foreignTarget = (base: string): string =>
  [
    shellComment(`These results were read from files, by which the target is ${base}`),
    `: "\${CES_URL:?is not set. Set it to the address that the requests and the token go to}"`,
  ].join('\n');

function storyFunction({ id, says, finding }: CheckResult, at: number): string {
  const exchanges = finding?.exchanges ?? [];
  const heading = [
    `${id}: ${says}`,
    `promised: ${finding?.promised ?? ''}`,
    `found: ${finding?.found ?? ''}`,
  ].map(oneLine);
  return [
    `story_${at + 1}() {`,
    ...heading.map(shellComment),
    ...variablesOf(exchanges).map((name) => `: "\${${name}:?is not set. ${hint}}"`),
    `printf '%s\\n' ${heading.map(shellText).join(' ')}`,
    ...scriptLines(exchanges, false),
    `cat "$answer"; echo`,
    '}\n',
  ].join('\n');
}

const hint = 'Set it to the value of this header';

/** The variables that the user has to set in addition to the token: headers of the configuration. */
const variablesOf = (exchanges: readonly Exchange[]): readonly string[] => {
  const used = exchanges.flatMap((exchange) => wordsOf(recordedOf(exchange)).flatMap(variablesIn));
  return [...new Set(used)].filter((name) => name !== 'CES_TOKEN');
};

/**
 * `pick` reads one value of the last answer, by its path; `encoded` puts a text into an address; `sample` makes a file
 * to be uploaded, since the bytes that the run sent are not kept.
 */
const head = (target: string): string => `#!/bin/sh
# What failed, request by request: sh replay.sh CHECK. Each request prints its status; the last answer is shown whole.
# CES_TOKEN is the bearer token; CES_URL is the target, if it is another than that of the run.
set -u
: "\${CES_TOKEN:?is not set. Set it to the bearer token of the target}"
${target}
folder=$(mktemp -d) || exit 4
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 4
answer=$folder/answer

pick() {
  awk -v want="$1" '
    { text = text $0 "\\n" }
    END { size = length(text); at = 1; value("") }
    function blank() { while (at <= size && index(" \\t\\r\\n", substr(text, at, 1))) at++ }
    function word(  from, c) {
      from = ++at
      while (at <= size && (c = substr(text, at, 1)) != "\\"") at += (c == "\\\\") ? 2 : 1
      at++
      return substr(text, from, at - from - 1)
    }
    function value(path,  c, n, from, name) {
      blank(); c = substr(text, at, 1)
      if (c == "{" || c == "[") {
        at++; blank(); n = 0
        while (at <= size && !index("]}", substr(text, at, 1))) {
          name = n++
          if (c == "{") { name = word(); blank(); at++ }
          value(path == "" ? name : path "." name)
          blank(); if (substr(text, at, 1) == ",") at++
          blank()
        }
        at++; return
      }
      from = at
      if (c == "\\"") name = word()
      else { while (at <= size && !index(",]} \\t\\r\\n", substr(text, at, 1))) at++; name = substr(text, from, at - from) }
      if (at == from) at = size + 1
      if (path == want) { gsub(/\\\\\\//, "/", name); print name; exit }
    }' "$answer"
}
encoded() { printf '%s' "$1" | sed 's/%/%25/g; s/ /%20/g; s/+/%2B/g; s,/,%2F,g; s/=/%3D/g; s/&/%26/g; s/?/%3F/g; s/#/%23/g'; }
sample() {
  case $2 in
    image/*) printf '\\211PNG\\r\\n\\032\\n\\000\\000\\000\\rIHDR\\000\\000\\000\\001\\000\\000\\000\\001\\010\\006\\000\\000\\000\\037\\025\\304\\211\\000\\000\\000\\rIDATx\\234c\\370\\377\\377?\\000\\005\\376\\002\\376\\247\\065\\201\\204\\000\\000\\000\\000IEND\\256B\`\\202' > "$1" ;;
    *) echo 'a file of replay.sh' > "$1" ;;
  esac
}
`;

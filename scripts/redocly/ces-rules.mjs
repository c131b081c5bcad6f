/** What every operation of the contract says besides what OpenAPI asks for. */
const says = (facts) => ({
  Operation(operation, { report, location }) {
    for (const fact of facts)
      if (operation[fact] === undefined)
        report({ message: `An operation says its \`${fact}\`.`, location: location.key() });
  },
});

export default function cesRules() {
  return {
    id: 'ces',
    rules: {
      oas3: {
        // A delivered event has no access rules.
        'operation-facts': () => ({
          Paths: says(['x-clauses', 'x-access']),
          WebhooksMap: says(['x-clauses']),
        }),
      },
    },
  };
}

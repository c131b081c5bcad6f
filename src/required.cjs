'use strict';
/*
 * What the mock reads at its first use. This file is CommonJS and is published as it is: bundlers follow `require`, and
 * Node reads JSON by it without a warning. Nothing that is bundled may ask `import.meta` where it lies: a bundle that is
 * written as CommonJS has none.
 */
exports.contract = () => require('#contract');
exports.openapi = () => require('#openapi');
exports.workflows = () => require('#workflows');
exports.ajv = () => require('ajv/dist/2020.js');
exports.ajvFormats = () => require('ajv-formats');
/** The folder of the built pages. In a bundle of a user nothing lies there, and one that is an ES module has no folder. */
exports.pages = typeof __dirname === 'string' ? `${__dirname}/../dist` : '';

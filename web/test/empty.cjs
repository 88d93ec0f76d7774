// Replaces stylesheets and drawings in component tests.
module.exports = '';

// Stands for stylesheets and drawings in component tests.
module.exports = '';
